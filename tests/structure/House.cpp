#include "tests/structure/House.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace {

using Graph = QMap<QString, QSet<QString>>;

/// Follows arrows depth first and keeps each chain that comes back to one of its own nodes.
class CircleSearch
{
public:
    explicit CircleSearch(const Graph &graph)
        : m_graph(graph)
    { }

    QStringList run()
    {
        for (auto node = m_graph.keyBegin(); node != m_graph.keyEnd(); ++node)
            visit(*node);
        return m_found;
    }

private:
    void visit(const QString &node)
    {
        if (m_done.contains(node))
            return;
        m_chain.append(node);
        QStringList next = m_graph.value(node).values();
        next.sort();
        for (const QString &target : std::as_const(next)) {
            const qsizetype at = m_chain.indexOf(target);
            if (at < 0)
                visit(target);
            else
                m_found.append((m_chain.sliced(at) + QStringList(target)).join(u" -> "));
        }
        m_chain.removeLast();
        m_done.insert(node);
    }

    const Graph &m_graph;
    QStringList m_chain;
    QSet<QString> m_done;
    QStringList m_found;
};

QString roomOf(const QString &file)
{
    return file.section(u'/', 0, -2);
}

} // namespace

Rooms readRooms(const QString &table)
{
    Rooms rooms;
    for (const QString &line : table.split(u'\n')) {
        const QString text = line.section(u'#', 0, 0).trimmed();
        if (text.isEmpty())
            continue;
        const QString room = text.section(u':', 0, 0);
        if (!text.contains(u':') || rooms.mayInclude.contains(room))
            rooms.mistakes.append(line);
        rooms.mayInclude[room] = text.section(u':', 1).split(u' ', Qt::SkipEmptyParts);
    }
    for (const auto &[room, targets] : rooms.mayInclude.asKeyValueRange()) {
        for (const QString &target : targets) {
            if (!rooms.mayInclude.contains(target))
                rooms.mistakes.append(room + QStringLiteral(": no room ") + target);
        }
    }
    return rooms;
}

namespace {

/// The file that an include means, seen from the root; empty when it is not in the tree, like
/// generated files and those of the system.
QString includedFile(const QDir &root, const QString &includer, const QString &path)
{
    if (root.exists(path))
        return QDir::cleanPath(path);
    const QString beside = QDir::cleanPath(QFileInfo(includer).path() + u'/' + path);
    return root.exists(beside) ? beside : QString();
}

} // namespace

Includes readIncludes(const QString &root)
{
    static const QRegularExpression line(
        QStringLiteral("^[ \\t]*#[ \\t]*include[ \\t]*[\"<]([^\">]+)[\">]"),
        QRegularExpression::MultilineOption);
    Includes includes;
    for (const char *top : { "runner", "widgets", "app" }) {
        QDirIterator files(root + u'/' + QLatin1String(top),
                           { QStringLiteral("*.h"), QStringLiteral("*.cpp") }, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QString includer = QDir(root).relativeFilePath(file.fileName());
            QStringList &targets = includes[includer];
            const QString text = QString::fromUtf8(file.readAll());
            for (const auto &match : line.globalMatch(text)) {
                const QString target = includedFile(QDir(root), includer, match.captured(1));
                if (!target.isEmpty())
                    targets.append(target);
            }
        }
    }
    return includes;
}

QStringList againstArrows(const Includes &includes, const Rooms &rooms)
{
    QStringList broken;
    for (const auto &[file, targets] : includes.asKeyValueRange()) {
        const QString room = roomOf(file);
        if (!rooms.mayInclude.contains(room)) {
            broken.append(file + QStringLiteral(" is in a folder that is no room"));
            continue;
        }
        for (const QString &target : targets) {
            const QString other = roomOf(target);
            if (other != room && !rooms.mayInclude[room].contains(other))
                broken.append(QStringLiteral("%1 includes %2, but %3 may not use %4")
                                  .arg(file, target, room, other));
        }
    }
    return broken;
}

QStringList circles(const Includes &includes)
{
    const auto unit = [](const QString &file) { return file.section(u'.', 0, -2); };
    Graph graph;
    for (const auto &[file, targets] : includes.asKeyValueRange()) {
        QSet<QString> &next = graph[unit(file)];
        for (const QString &target : targets) {
            if (unit(target) != unit(file))
                next.insert(unit(target));
        }
    }
    return CircleSearch(graph).run();
}

QStringList circles(const Rooms &rooms)
{
    Graph graph;
    for (const auto &[room, targets] : rooms.mayInclude.asKeyValueRange())
        graph[room] = QSet<QString>(targets.begin(), targets.end());
    return CircleSearch(graph).run();
}
