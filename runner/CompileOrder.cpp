#include "runner/CompileOrder.h"

#include <QSet>

#include <algorithm>

namespace sandpad::runner {

namespace {

    QString folderOf(const QString &path)
    {
        return path.section(u'/', 0, -2);
    }

} // namespace

CompileOrder orderFor(const guest::Job &job, const QString &folder, CompilerKey compiler)
{
    CompileOrder order {
        .compiler = std::move(compiler), .folder = folder, .arguments = {}, .files = {}
    };
    const std::string front = folder.toStdString() + '/';
    const auto &arguments = job.steps.front().arguments;
    for (const std::string &argument : arguments)
        order.arguments.append(QString::fromStdString(argument));
    for (const guest::GuestFile &file : job.files) {
        const bool isNamed = std::ranges::any_of(arguments, [&](std::string_view argument) {
            return argument == file.path || argument == '@' + file.path
                || front + std::string(argument) == file.path;
        });
        if (isNamed)
            order.files.insert(QString::fromStdString(file.path),
                               QByteArray::fromStdString(file.content));
    }
    return order;
}

guest::Job withCompiled(guest::Job job, const CompiledProgram &program)
{
    job.steps.erase(job.steps.begin(), job.steps.end() - 1);
    QSet<QString> folders;
    for (const guest::GuestFile &file : job.files)
        folders.insert(folderOf(QString::fromStdString(file.path)));
    for (const auto &[path, content] : program.files.asKeyValueRange()) {
        if (folders.contains(folderOf(path)))
            job.files.push_back({ path.toStdString(), 0644, content.toStdString() });
    }
    return job;
}

} // namespace sandpad::runner
