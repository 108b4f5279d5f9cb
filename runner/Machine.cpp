#include "runner/Machine.h"

#include "runner/model/Say.h"

#include <QStandardPaths>

namespace sandpad::runner {

namespace {

    LanguageCatalog loadCatalog()
    {
        const QStringList folders = QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
                                                              QStringLiteral("sandpad/languages"),
                                                              QStandardPaths::LocateDirectory);
        return LanguageCatalog::load(folders);
    }

} // namespace

QString Machine::dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/sandpad");
}

QString Machine::configFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation)
        + QStringLiteral("/sandpad");
}

QString Machine::defaultCacheFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)
        + QStringLiteral("/sandpad");
}

namespace {

    /// Why a level does not work here is kept as a person read it.
    QString levelsFile(const QString &folder)
    {
        const QString language = Say::language();
        return folder
            + (language == QLatin1String("en") ? QStringLiteral("/levels.json")
                                               : QStringLiteral("/levels-%1.json").arg(language));
    }

} // namespace

Machine::Machine(const QString &folder, const LevelList &list)
    : cacheFolder(folder)
    , languages(loadCatalog())
    , levels(list)
    , probe(levels, levelsFile(folder))
    , versions(levels, folder + QStringLiteral("/toolchains.json"))
    , guestCache(levels, folder + QStringLiteral("/guest"))
    , discovery(languages, versions)
{ }

} // namespace sandpad::runner
