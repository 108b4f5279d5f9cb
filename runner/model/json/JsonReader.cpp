#include "runner/model/json/JsonReader.h"

#include "runner/model/Json.h"
#include "runner/model/LeftFile.h"
#include "runner/model/Prose.h"
#include "runner/model/Say.h"

#include <cmath>

namespace sandpad::runner {

namespace {

    /// A name as it is shown in a path. Anybody may have chosen it, so odd and long names are
    /// escaped and cut.
    QString shown(const std::string &name)
    {
        constexpr qsizetype kMost = 60;
        const QString escaped = escapedName(name);
        return escaped.size() > kMost ? escaped.first(kMost) + u'…' : escaped;
    }

    bool isPlain(const std::string &name)
    {
        return !name.empty() && std::ranges::all_of(name, [](unsigned char c) {
            return std::isalnum(c) != 0 || c == '_';
        });
    }

    /// Checks a text while it is parsed. After the first error, everything else is dropped.
    class Watch
    {
    public:
        bool operator()(nlohmann::json::parse_event_t event, const nlohmann::json &parsed)
        {
            using Event = nlohmann::json::parse_event_t;
            if (!m_error.isEmpty())
                return false;
            if (event == Event::object_start || event == Event::array_start) {
                m_names.emplace_back();
                if (m_names.size() > kMostJsonDepth)
                    m_error =
                        Say::tr("The JSON is nested deeper than %1 levels.").arg(kMostJsonDepth);
            } else if (event == Event::object_end || event == Event::array_end) {
                m_names.pop_back();
            } else if (event == Event::key) {
                const auto &name = parsed.get_ref<const std::string &>();
                if (!m_names.back().insert(name).second)
                    m_error =
                        Say::tr("The JSON has two fields \"%1\" in one object.").arg(shown(name));
            }
            return m_error.isEmpty();
        }
        [[nodiscard]] const QString &error() const { return m_error; }

    private:
        std::vector<std::set<std::string>> m_names; ///< of the objects that are open
        QString m_error;
    };

} // namespace

Result<nlohmann::json> parseJson(const QByteArray &text, qsizetype mostBytes)
{
    if (text.size() > mostBytes)
        return fail(ErrorCode::Malformed,
                    Say::tr("The JSON is larger than %1 bytes.").arg(mostBytes));
    Watch watch;
    const auto look = [&watch](int, nlohmann::json::parse_event_t event, nlohmann::json &parsed) {
        return watch(event, parsed);
    };
    nlohmann::json value = jsonFrom(text, look);
    if (!watch.error().isEmpty())
        return fail(ErrorCode::Malformed, watch.error());
    if (value.is_discarded())
        return fail(ErrorCode::Malformed, Say::tr("The text is not valid JSON."));
    return value;
}

JsonReader::JsonReader(const nlohmann::json &value, QString &error, QString path)
    : m_value(value)
    , m_error(error)
    , m_path(std::move(path))
{
    if (!value.is_object())
        fail({}, Say::tr("%1 is not an object."));
}

QString JsonReader::pathOf(const std::string &key) const
{
    if (key.empty())
        return m_path.isEmpty() ? Say::tr("The JSON") : m_path;
    if (!isPlain(key))
        return QStringLiteral("%1[\"%2\"]").arg(m_path, shown(key));
    return m_path.isEmpty() ? shown(key) : m_path + u'.' + shown(key);
}

QString JsonReader::pathOf(const std::string &key, std::size_t index) const
{
    return QStringLiteral("%1[%2]").arg(pathOf(key)).arg(index);
}

void JsonReader::fail(const std::string &key, const QString &what)
{
    if (m_error.isEmpty())
        m_error = what.arg(pathOf(key));
}

const nlohmann::json *JsonReader::find(const std::string &key)
{
    m_asked.insert(key);
    const auto found = m_value.is_object() ? m_value.find(key) : m_value.end();
    const bool isThere = found != m_value.end();
    if (m_isOptional && (!isThere || found->is_null()))
        return nullptr;
    if (!isThere)
        fail(key, Say::tr("%1 is missing."));
    return isThere ? &*found : nullptr;
}

const std::string *JsonReader::findText(const std::string &key)
{
    const nlohmann::json *found = find(key);
    if (found != nullptr && !found->is_string())
        fail(key, Say::tr("%1 is not a text."));
    return found != nullptr ? found->get_ptr<const std::string *>() : nullptr;
}

const nlohmann::json *JsonReader::findList(const std::string &key)
{
    const nlohmann::json *found = find(key);
    if (found == nullptr || found->is_array())
        return found;
    fail(key, Say::tr("%1 is not a list."));
    return nullptr;
}

void JsonReader::text(const std::string &key, QString &text)
{
    if (const std::string *found = findText(key))
        text = QString::fromStdString(*found);
}

void JsonReader::textOrNull(const std::string &key, QString &text)
{
    const nlohmann::json *found = find(key);
    if (found != nullptr && found->is_null())
        text.clear();
    else if (found != nullptr)
        this->text(key, text);
}

void JsonReader::textIfAny(const std::string &key, QString &text)
{
    if (has(key))
        this->text(key, text);
}

void JsonReader::texts(const std::string &key, QStringList &texts)
{
    const nlohmann::json *found = findList(key);
    for (std::size_t i = 0; found != nullptr && i < found->size(); ++i) {
        if (const auto *text = (*found)[i].get_ptr<const std::string *>())
            texts.append(QString::fromStdString(*text));
        else if (m_error.isEmpty())
            m_error = Say::tr("%1 is not a text.").arg(pathOf(key, i));
    }
}

void JsonReader::textsByName(const std::string &key, QMap<QString, QString> &texts)
{
    const nlohmann::json *found = find(key);
    if (found == nullptr)
        return;
    JsonReader reader(*found, m_error, pathOf(key));
    for (const std::string &name : reader.keys())
        reader.text(name, texts[QString::fromStdString(name)]);
}

void JsonReader::decoded(const std::string &key, QByteArray &bytes)
{
    if (const std::string *found = findText(key))
        bytes = QByteArray::fromStdString(*found);
}

void JsonReader::readBase64(const std::string &key, const std::string &text, QByteArray &bytes)
{
    const QByteArray encoded = QByteArray::fromStdString(text);
    auto read = QByteArray::fromBase64Encoding(encoded, QByteArray::AbortOnBase64DecodingErrors);
    // Only the one canonical base64 text of the bytes is accepted.
    if (!read || read.decoded.toBase64() != encoded)
        fail(key, Say::tr("%1 is not base64."));
    else
        bytes = std::move(read.decoded);
}

void JsonReader::base64(const std::string &key, QByteArray &bytes)
{
    if (const std::string *found = findText(key))
        readBase64(key, *found, bytes);
}

void JsonReader::bytes(const std::string &key, QByteArray &bytes)
{
    const nlohmann::json *found = find(key);
    if (found == nullptr)
        return;
    if (found->is_object()) {
        JsonReader reader(*found, m_error, pathOf(key));
        reader.base64("base64", bytes);
        reader.refuseOthers();
    } else {
        decoded(key, bytes);
    }
}

std::optional<qint64> JsonReader::wholeNumber(const std::string &key, qint64 least, qint64 most)
{
    const nlohmann::json *found = find(key);
    if (found == nullptr)
        return std::nullopt;
    if (!found->is_number_integer()) {
        fail(key, Say::tr("%1 is not a whole number."));
        return std::nullopt;
    }
    const bool isHuge = found->is_number_unsigned()
        && found->get<std::uint64_t>()
            > static_cast<std::uint64_t>(std::numeric_limits<qint64>::max());
    const qint64 number = isHuge ? 0 : found->get<qint64>();
    if (isHuge || number < least || number > most) {
        fail(key, Say::tr("%3 is not from %1 to %2.").arg(least).arg(most));
        return std::nullopt;
    }
    return number;
}

void JsonReader::numberOrNull(const std::string &key, int &number)
{
    std::optional<int> read;
    optionalNumber(key, read, 1, std::numeric_limits<int>::max());
    number = read.value_or(0);
}

void JsonReader::optionalNumber(const std::string &key, std::optional<int> &number, int least,
                                int most)
{
    const nlohmann::json *found = find(key);
    if (found == nullptr || found->is_null())
        return;
    if (const auto read = wholeNumber(key, least, most))
        number = static_cast<int>(*read);
}

void JsonReader::amount(const std::string &key, double &amount)
{
    const nlohmann::json *found = find(key);
    if (found == nullptr)
        return;
    if (!found->is_number())
        fail(key, Say::tr("%1 is not a number."));
    else if (found->get<double>() < 0)
        fail(key, Say::tr("%1 is negative."));
    else
        amount = found->get<double>();
}

std::optional<std::chrono::microseconds> JsonReader::microseconds(const std::string &key)
{
    constexpr double kMostSeconds = 1e9;
    constexpr double kUsPerSecond = 1e6;
    double read = -1;
    amount(key, read);
    if (read > kMostSeconds)
        fail(key, Say::tr("%2 is more than %1 seconds.").arg(kMostSeconds, 0, 'f', 0));
    if (read < 0 || read > kMostSeconds)
        return std::nullopt;
    return std::chrono::microseconds(std::llround(read * kUsPerSecond));
}

void JsonReader::flag(const std::string &key, bool &isSet)
{
    const nlohmann::json *found = find(key);
    if (found != nullptr && !found->is_boolean())
        fail(key, Say::tr("%1 is not true or false."));
    else if (found != nullptr)
        isSet = found->get<bool>();
}

std::optional<std::size_t> JsonReader::wordIndex(const std::string &key,
                                                 std::span<const char *const> words)
{
    const std::string *found = findText(key);
    if (found == nullptr)
        return std::nullopt;
    QStringList known;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (*found == words[i])
            return i;
        known.append(QLatin1StringView(words[i]));
    }
    if (m_error.isEmpty())
        m_error =
            Say::tr("%1 is \"%2\", not one of %3.").arg(pathOf(key), shown(*found), listOf(known));
    return std::nullopt;
}

QList<std::string> JsonReader::keys() const
{
    QList<std::string> names;
    if (m_value.is_object()) {
        for (const auto &[name, value] : m_value.items())
            names.append(name);
    }
    return names;
}

void JsonReader::refuseOthers()
{
    for (const std::string &name : keys()) {
        if (!m_asked.contains(name))
            fail(name, Say::tr("%1 is not a known field."));
    }
}

} // namespace sandpad::runner
