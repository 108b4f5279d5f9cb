#include "app/page/ParquetFile.h"

#include "app/page/Dialogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QWidget>

#include <algorithm>

namespace sandpad::app {

namespace {

    using namespace std::chrono_literals;

    struct ParquetTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::ParquetFile)
    };

    constexpr int kNoPackage = 3; ///< the program's exit status

    runner::RunRequest requestFor(const QByteArray &rows, const QString &python)
    {
        QFile program(QStringLiteral(":/sandpad/tools/parquet.py"));
        [[maybe_unused]] const bool isOpen = program.open(QIODevice::ReadOnly);
        Q_ASSERT(isOpen);
        runner::RunRequest request;
        request.snippet = { .languageId = QStringLiteral("python"), .code = program.readAll() };
        request.interpreter = python;
        request.inputs = { { .name = QStringLiteral("rows.json"), .content = rows } };
        request.limits.cpu = 60s;
        return request;
    }

    /// The file's bytes, or why there are none.
    runner::Result<QByteArray> contentIn(const runner::RunResult &result)
    {
        const auto file = std::ranges::find(result.files, QLatin1String("rows.parquet"),
                                            &runner::FileEntry::name);
        if (file != result.files.end() && file->refused.isEmpty())
            return file->content;
        const auto *end = std::get_if<runner::Completed>(&result.outcome);
        if (end && end->exitCode == kNoPackage)
            return runner::fail(
                runner::ErrorCode::NotFound,
                ParquetTexts::tr("Parquet needs the package pyarrow, and the Python interpreter in "
                                 "use does not have it. Sandpad installs nothing: install it into "
                                 "a virtual environment (python3 -m venv ~/venv && "
                                 "~/venv/bin/pip install pyarrow), and choose its interpreter."));
        const QString reason = file != result.files.end() ? file->refused
            : end || result.message.isEmpty()
            ? QString::fromUtf8(result.standardError).trimmed().section(u'\n', -1)
            : result.message;
        return runner::fail(runner::ErrorCode::System,
                            ParquetTexts::tr("pyarrow did not write the table: %1").arg(reason));
    }

} // namespace

void saveAsParquet(runner::RunStarter &starter, const QString &python, QWidget *window,
                   const widgets::SaveAsParquet &wanted,
                   const std::function<void(const QString &sentence)> &told)
{
    runner::Run *run = starter.start(requestFor(wanted.rows, python)).release();
    run->setParent(window);
    QObject::connect(
        run, &runner::Run::happened, window,
        [run, window, told, path = wanted.path](const runner::RunEvent &event) {
            const auto *end = std::get_if<runner::Finished>(&event.payload);
            if (!end)
                return;
            const auto written =
                contentIn(end->result).and_then([&path](const QByteArray &content) {
                    return writeScratchFile(path, content);
                });
            if (written)
                told(ParquetTexts::tr("%1 is saved.").arg(QDir::toNativeSeparators(path)));
            else
                showTrouble(window, ParquetTexts::tr("Save table"), written.error().text);
            run->deleteLater();
        });
}

} // namespace sandpad::app
