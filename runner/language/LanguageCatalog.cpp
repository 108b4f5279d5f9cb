#include "runner/language/LanguageCatalog.h"

#include "runner/model/Say.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Listed in the order of the tabs.
    constexpr auto kEmbedded = {
        "python",         "javascript",         "typescript",      "csharp",
        "pdf-page",       "python-examine",     "script-examine",  "csharp-examine",
        "csharp-compile", "typescript-compile", "typescript-check"
    };

    bool isCalled(const LanguageInfo &info, const QString &name)
    {
        return info.id.compare(name, Qt::CaseInsensitive) == 0
            || info.name.compare(name, Qt::CaseInsensitive) == 0
            || info.aliases.contains(name, Qt::CaseInsensitive)
            || info.extensions.contains(name, Qt::CaseInsensitive);
    }

    constexpr qint64 kLargest = 1 << 20; ///< bytes of a description or a sample

    QByteArray sampleText(const QString &name, const QString &specPath)
    {
        for (const QString &path : { QStringLiteral(":/sandpad/samples/") + name,
                                     QFileInfo(specPath).dir().filePath(name) }) {
            QFile file(path);
            if (!name.isEmpty() && file.open(QIODevice::ReadOnly))
                return file.read(kLargest);
        }
        return {};
    }

} // namespace

LanguageCatalog LanguageCatalog::load(const QStringList &folders)
{
    LanguageCatalog catalog;
    for (const char *id : kEmbedded)
        catalog.add(QStringLiteral(":/sandpad/languages/%1.json").arg(QLatin1StringView(id)));
    for (const QString &folder : folders) {
        const QDir dir(folder);
        for (const QString &name : dir.entryList({ QStringLiteral("*.json") }, QDir::Files))
            catalog.add(dir.filePath(name));
    }
    return catalog;
}

void LanguageCatalog::add(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        m_problems.append(Say::tr("%1 cannot be read: %2.").arg(path, file.errorString()));
        return;
    }
    const QByteArray text = file.read(kLargest + 1); // a link to a device has no end
    if (text.size() > kLargest) {
        m_problems.append(Say::tr("%1 is left out: it is larger than 1 MiB.").arg(path));
        return;
    }
    auto spec = parseLanguageSpec(text);
    if (!spec) {
        m_problems.append(Say::tr("%1 is left out: %2.").arg(path, spec.error().text));
        return;
    }
    spec->info.sample = sampleText(QString::fromUtf8(spec->info.sample), path);
    QList<LanguageSpec> &list = spec->isTool ? m_tools : m_languages;
    for (LanguageSpec &known : list) {
        if (known.info.id == spec->info.id) {
            known = *spec;
            return;
        }
    }
    list.append(*spec);
}

const LanguageSpec *LanguageCatalog::find(const QString &name) const
{
    for (const auto *list : { &m_languages, &m_tools }) {
        const auto found = std::ranges::find_if(
            *list, [&name](const LanguageSpec &spec) { return isCalled(spec.info, name); });
        if (found != list->end())
            return &*found;
    }
    return nullptr;
}

} // namespace sandpad::runner
