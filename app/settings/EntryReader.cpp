#include "app/settings/EntryReader.h"

#include <cmath>
#include <utility>

namespace sandpad::app {

EntryReader::EntryReader(const nlohmann::json &value, QStringList &unusable, QString path)
    : m_value(value)
    , m_unusable(unusable)
    , m_path(std::move(path))
{ }

const nlohmann::json *EntryReader::find(const char *key) const
{
    const auto found = m_value.find(key);
    return found == m_value.end() ? nullptr : &*found;
}

QString EntryReader::pathOf(const QString &key) const
{
    return m_path.isEmpty() ? key : m_path + u'.' + key;
}

QString EntryReader::pathOf(const char *key) const
{
    return pathOf(QString::fromLatin1(key));
}

void EntryReader::note(const char *key)
{
    m_unusable.append(pathOf(key));
}

void EntryReader::text(const char *key, QString &text)
{
    const nlohmann::json *found = find(key);
    if (found != nullptr && found->is_string())
        text = QString::fromStdString(found->get_ref<const std::string &>());
    else if (found != nullptr)
        note(key);
}

void EntryReader::textsByName(const char *key, QMap<QString, QString> &texts)
{
    const nlohmann::json *found = find(key);
    if (found == nullptr)
        return;
    if (!found->is_object())
        return note(key);
    for (const auto &[name, value] : found->items()) {
        const QString known = QString::fromStdString(name);
        if (value.is_string())
            texts.insert(known, QString::fromStdString(value.get_ref<const std::string &>()));
        else
            m_unusable.append(pathOf(key) + u'.' + known);
    }
}

void EntryReader::flag(const char *key, bool &isSet)
{
    const nlohmann::json *found = find(key);
    if (found != nullptr && found->is_boolean())
        isSet = found->get<bool>();
    else if (found != nullptr)
        note(key);
}

std::optional<qint64> EntryReader::wholeNumber(const char *key, qint64 least, qint64 most)
{
    const nlohmann::json *found = find(key);
    if (found == nullptr)
        return std::nullopt;
    // Unsigned numbers may be larger than any of ours.
    const bool fits = found->is_number_integer()
        && (!found->is_number_unsigned()
            || found->get<quint64>() <= static_cast<quint64>(std::numeric_limits<qint64>::max()));
    if (fits && found->get<qint64>() >= least && found->get<qint64>() <= most)
        return found->get<qint64>();
    note(key);
    return std::nullopt;
}

void EntryReader::seconds(const char *key, std::chrono::milliseconds &time)
{
    constexpr double kLeast = 0.1;
    constexpr double kMost = 86'400;
    constexpr int kMsPerSecond = 1000;
    const nlohmann::json *found = find(key);
    if (found == nullptr)
        return;
    const double read = found->is_number() ? found->get<double>() : 0;
    if (read >= kLeast && read <= kMost)
        time = std::chrono::milliseconds(std::llround(read * kMsPerSecond));
    else
        note(key);
}

} // namespace sandpad::app
