#include "app/settings/SettingsFile.h"

#include "app/settings/SettingsJson.h"
#include "runner/model/Json.h"
#include "runner/model/Prose.h"
#include "runner/model/json/JsonReader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace sandpad::app {

namespace {

    using runner::ErrorCode;
    using runner::fail;
    using runner::Result;

    constexpr qsizetype kMostBytes = 1 << 20;

    struct FileTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::SettingsFile)
    };

    Result<nlohmann::json> objectIn(const QByteArray &bytes)
    {
        auto read = runner::parseJson(bytes, kMostBytes);
        if (read && !read->is_object())
            return fail(ErrorCode::Malformed, FileTexts::tr("It is no JSON object."));
        return read;
    }

    /// What such an object says.
    SettingsFile::Found foundIn(const nlohmann::json &object, const QString &path)
    {
        SettingsFile::Found found { .isThere = true };
        QStringList unusable;
        found.settings = settingsFrom(object, unusable);
        if (!unusable.isEmpty())
            found.notice =
                FileTexts::tr("These settings cannot be used and are as usual: %1 (in %2).")
                    .arg(runner::listOf(unusable), path);
        return found;
    }

    QString damaged(const QString &aside, const runner::Error &why)
    {
        return FileTexts::tr("The file of settings was damaged. It is kept as %1. %2")
            .arg(aside, why.text);
    }

} // namespace

QString SettingsFile::pathIn(const QString &configFolder)
{
    return configFolder + QStringLiteral("/settings.json");
}

Result<QByteArray> SettingsFile::content() const
{
    QFile file(m_path);
    if (!file.exists())
        return QByteArray();
    if (!QFileInfo(m_path).isFile() || !file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::NotReadable,
                    FileTexts::tr("%1 cannot be opened: %2.").arg(m_path, file.errorString()));
    return file.read(kMostBytes + 1);
}

Result<QString> SettingsFile::moveAside() const
{
    const QString first = m_path + QStringLiteral(".damaged");
    QString aside = first;
    for (int number = 2; QFileInfo::exists(aside); ++number)
        aside = QStringLiteral("%1-%2").arg(first).arg(number);
    QFile file(m_path);
    if (!file.rename(aside))
        return fail(ErrorCode::System,
                    FileTexts::tr("%1 cannot be moved: %2.").arg(m_path, file.errorString()));
    return aside;
}

SettingsFile::Found SettingsFile::read() const
{
    Found found { .isThere = QFileInfo::exists(m_path) };
    const auto bytes = content();
    if (!bytes)
        found.notice = FileTexts::tr("All settings are as usual. %1").arg(bytes.error().text);
    if (!bytes || bytes->isEmpty())
        return found;
    const auto object = objectIn(*bytes);
    if (!object) {
        const auto aside = moveAside();
        found.notice = aside ? damaged(*aside, object.error()) : aside.error().text;
        return found;
    }
    return foundIn(*object, m_path);
}

Result<std::optional<SettingsFile::Found>> SettingsFile::look() const
{
    const auto bytes = content();
    if (!bytes)
        return std::unexpected(bytes.error());
    if (bytes->size() <= kMostBytes && bytes->trimmed().isEmpty())
        return std::nullopt;
    const auto object = objectIn(*bytes);
    if (!object)
        return fail(ErrorCode::Malformed,
                    FileTexts::tr("%1 was changed and cannot be read, so the settings stay. %2")
                        .arg(m_path, object.error().text));
    return foundIn(*object, m_path);
}

Result<QString> SettingsFile::write(const Settings &before, const Settings &now) const
{
    const auto bytes = content();
    if (!bytes)
        return std::unexpected(bytes.error());
    auto object =
        bytes->isEmpty() ? Result<nlohmann::json>(nlohmann::json::object()) : objectIn(*bytes);
    QString notice;
    if (!object) {
        const auto aside = moveAside();
        if (!aside)
            return std::unexpected(aside.error());
        notice = damaged(*aside, object.error());
        object = nlohmann::json::object();
    }
    // Where nothing is left of what was there, all of it is written.
    applyChanges(*object, object->empty() ? Settings {} : before, now);
    QDir().mkpath(QFileInfo(m_path).path());
    QSaveFile file(m_path);
    const QByteArray text = runner::jsonBytes(*object, 2) + '\n';
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit())
        return notice;
    return fail(ErrorCode::System,
                FileTexts::tr("%1 cannot be written: %2.").arg(m_path, file.errorString()));
}

} // namespace sandpad::app
