#include "runner/language/GuestMessage.h"

#include "runner/model/Json.h"
#include "runner/model/JsonExtent.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>
#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    using nlohmann::json;

    constexpr std::size_t kMostRepresentations = 64;
    constexpr qsizetype kMostFiles = 200;
    constexpr std::size_t kMostFrames = 200;
    constexpr std::size_t kMostCauseFrames = 50;
    constexpr qsizetype kMostText = 64 << 10;
    constexpr std::size_t kMostMime = 101;

    /// Thrown inside this file only; caught where the message is parsed.
    struct Refusal
    {
        QString reason;
    };

    [[noreturn]] void refuse(const QString &reason)
    {
        throw Refusal { reason };
    }

    QString text(const json &object, const char *key)
    {
        const auto found = object.find(key);
        if (found == object.end() || found->is_null())
            return {};
        if (!found->is_string())
            refuse(Say::tr("\"%1\" is not a text").arg(QLatin1StringView(key)));
        return QString::fromStdString(found->get_ref<const std::string &>()).left(kMostText);
    }

    int number(const json &object, const char *key)
    {
        const auto found = object.find(key);
        constexpr int kMost = 100'000'000;
        if (found == object.end() || !found->is_number_unsigned()
            || found->get<std::uint64_t>() > kMost)
            return 0;
        return found->get<int>();
    }

    bool truth(const json &object, const char *key)
    {
        const auto found = object.find(key);
        return found != object.end() && found->is_boolean() && found->get<bool>();
    }

    bool startsAsItSays(const QString &mime, const QByteArray &data)
    {
        if (mime == QLatin1String("image/png"))
            return data.startsWith(QByteArrayView("\x89PNG\r\n\x1a\n", 8));
        if (mime == QLatin1String("image/jpeg"))
            return data.startsWith(QByteArrayView("\xff\xd8\xff", 3));
        if (mime == QLatin1String("image/gif"))
            return data.startsWith("GIF8");
        return true;
    }

    QByteArray representation(const QString &mime, const json &value)
    {
        if (MimeBundle::isJson(mime))
            return jsonBytes(value);
        if (!value.is_string())
            refuse(Say::tr("the %1 of a display is not a text").arg(mime));
        const auto &string = value.get_ref<const std::string &>();
        if (MimeBundle::isText(mime))
            return QByteArray::fromStdString(string);
        const auto encoded =
            QByteArray::fromRawData(string.data(), static_cast<qsizetype>(string.size()));
        const auto decoded =
            QByteArray::fromBase64Encoding(encoded, QByteArray::AbortOnBase64DecodingErrors);
        if (!decoded)
            refuse(Say::tr("the %1 of a display is not base64").arg(mime));
        if (!startsAsItSays(mime, decoded.decoded))
            refuse(Say::tr("the data of a display is not %1").arg(mime));
        return decoded.decoded;
    }

    /// Cut before a character that would not be whole.
    QByteArray shortened(const QByteArray &text)
    {
        constexpr unsigned char kMask = 0xc0;
        constexpr unsigned char kContinues = 0x80;
        qsizetype end = guest::kMaxPlainBytes;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & kMask) == kContinues)
            --end;
        return text.first(end);
    }

    /// Of a message with too many values only the outer parts are built, and so no JSON.
    enum class Built : std::uint8_t
    {
        Whole,
        OuterParts
    };

    struct Shown
    {
        MimeBundle data;
        bool isCut = false;
    };

    /// Does a bundle make a card of its own, or add to one?
    enum class Place : std::uint8_t
    {
        Own,
        Added
    };

    QString mimeOf(const std::string &key)
    {
        static const QRegularExpression pattern(
            QStringLiteral("\\A[a-z0-9][a-z0-9.+-]{0,49}/[a-z0-9][a-z0-9.+-]{0,49}\\z"));
        QString mime = QString::fromStdString(key.substr(0, kMostMime + 1));
        if (!pattern.match(mime).hasMatch())
            refuse(Say::tr("it names a type that is none"));
        return mime;
    }

    void add(Shown &shown, const QString &mime, QByteArray content, ShownBudget &budget)
    {
        if (mime == QLatin1String("text/plain") && content.size() > guest::kMaxPlainBytes) {
            content = shortened(content);
            shown.isCut = true;
        }
        if (MimeBundle::isJson(mime)
            && (content.isEmpty() || !budget.takeValues(extentOf(content).values)))
            shown.isCut = true;
        else
            shown.data.insert(mime, content);
    }

    Shown bundle(const json &object, Built built, ShownBudget &budget, Place place = Place::Own)
    {
        const auto data = object.find("data");
        if (data == object.end() || !data->is_object())
            refuse(Say::tr("it has no data"));
        if (data->size() > kMostRepresentations)
            refuse(Say::tr("its data has too many representations"));
        Shown shown;
        const std::size_t plainCount = data->contains("text/plain") ? 1 : 0;
        const bool isOnlyText =
            place == Place::Own && data->size() > plainCount && !budget.takeRichDisplay();
        for (const auto &[key, value] : data->items()) {
            const QString mime = mimeOf(key);
            if (isOnlyText && mime != QLatin1String("text/plain")) {
                shown.isCut = true;
                continue;
            }
            const bool isLeftOut = built == Built::OuterParts && MimeBundle::isJson(mime);
            add(shown, mime, isLeftOut ? QByteArray() : representation(mime, value), budget);
        }
        if (!budget.takeBytes(shown.data.sizeBytes()))
            refuse(Say::tr("all that a run shows may have 16 MiB"));
        return shown;
    }

    void addFiles(GuestDisplay &display, const json &object)
    {
        const auto found = object.find("files");
        if (found == object.end() || !found->is_array())
            return;
        for (const json &entry : *found) {
            const auto *name = entry.get_ptr<const std::string *>();
            if (!name)
                continue;
            if (display.files.size() < kMostFiles && name->size() <= guest::kMaxShownFileName)
                display.files.append(QString::fromStdString(*name));
            else
                display.isCut = true;
        }
    }

    Frame frame(const json &object, ShownBudget &budget)
    {
        if (!object.is_object())
            refuse(Say::tr("a frame of an error is no object"));
        Frame frame;
        frame.file = budget.takeErrorText(text(object, "file"));
        frame.line = number(object, "line");
        frame.column = number(object, "column");
        frame.function = budget.takeErrorText(text(object, "function"));
        frame.endColumn = number(object, "endColumn");
        if (frame.endColumn <= frame.column || frame.column == 0)
            frame.endColumn = 0;
        frame.skipped = number(object, "skipped");
        frame.isUser = truth(object, "user");
        return frame;
    }

    QList<Frame> frames(const json &object, std::size_t most, ShownBudget &budget)
    {
        const auto found = object.find("frames");
        if (found == object.end() || !found->is_array() || found->size() > most)
            refuse(Say::tr("the frames of its error are no list, or too long a one"));
        QList<Frame> frames;
        for (const json &entry : *found)
            frames.append(frame(entry, budget));
        return frames;
    }

    Cause cause(const json &object, ShownBudget &budget)
    {
        if (!object.is_object())
            refuse(Say::tr("a cause of an error is no object"));
        const auto relation = relationOf(text(object, "relation"));
        if (!relation)
            refuse(Say::tr("how a cause relates to its error is unknown"));
        return { .relation = *relation,
                 .depth = std::min(number(object, "depth"), kMostCauseDepth),
                 .type = budget.takeErrorText(text(object, "type")),
                 .message = budget.takeErrorText(text(object, "message")),
                 .frames = frames(object, kMostCauseFrames, budget) };
    }

    QList<Cause> causes(const json &object, ShownBudget &budget)
    {
        const auto found = object.find("causes");
        if (found == object.end())
            return {};
        if (!found->is_array() || found->size() > static_cast<std::size_t>(kMostCauses))
            refuse(Say::tr("the causes of its error are no list, or too long a one"));
        QList<Cause> causes;
        for (const json &entry : *found)
            causes.append(cause(entry, budget));
        return causes;
    }

    ErrorReport error(const json &object, ShownBudget &budget)
    {
        const auto found = object.find("error");
        if (found == object.end() || !found->is_object())
            refuse(Say::tr("it has no error"));
        ErrorReport report;
        report.type = budget.takeErrorText(text(*found, "type"));
        report.message = budget.takeErrorText(text(*found, "message"));
        report.traceback = budget.takeErrorText(text(*found, "traceback"));
        report.frames = frames(*found, kMostFrames, budget);
        report.causes = causes(*found, budget);
        report.moreCauses = number(*found, "moreCauses");
        return report;
    }

    GuestMessage message(const json &object, Built built, ShownBudget &budget)
    {
        if (!object.is_object())
            refuse(Say::tr("it is no object"));
        const QString type = text(object, "type");
        if (type == QLatin1String("display")) {
            Shown shown = bundle(object, built, budget);
            GuestDisplay display { .data = std::move(shown.data),
                                   .files = {},
                                   .repeatsOutput = truth(object, "repeats"),
                                   .isCut = shown.isCut,
                                   .isAbridged = truth(object, "isAbridged"),
                                   .id = number(object, "id") };
            addFiles(display, object);
            return display;
        }
        if (type == QLatin1String("more"))
            return GuestMore { .data = bundle(object, built, budget, Place::Added).data,
                               .id = number(object, "id") };
        if (type == QLatin1String("value")) {
            Shown shown = bundle(object, built, budget);
            return GuestValue { .data = std::move(shown.data), .isCut = shown.isCut };
        }
        if (built == Built::OuterParts)
            refuse(Say::tr("it has too many values"));
        if (type == QLatin1String("error"))
            return error(object, budget);
        if (type == QLatin1String("prompt"))
            return GuestPrompt { .isSecret = truth(object, "secret") };
        refuse(Say::tr("its type is unknown"));
    }

    /// The message itself, its data and the texts in it, and no more of them than a harness sends.
    json outerParts(const QByteArray &bytes)
    {
        constexpr int kOuterDepth = 2;
        constexpr int kMostParts = 1000;
        int parts = 0;
        const auto isKept = [&parts](int depth, json::parse_event_t, const json &) {
            return depth <= kOuterDepth && ++parts < kMostParts;
        };
        return jsonFrom(bytes, isKept);
    }

} // namespace

Result<GuestMessage> parseGuestMessage(const QByteArray &bytes, ShownBudget &budget)
{
    const JsonExtent extent = extentOf(bytes);
    if (extent.depth > guest::kMaxMessageDepth)
        return fail(ErrorCode::Malformed, Say::tr("it is nested too deeply"));
    const bool isWhole = extent.values <= guest::kMaxMessageValues;
    const json object = isWhole ? jsonFrom(bytes) : outerParts(bytes);
    if (object.is_discarded())
        return fail(ErrorCode::Malformed, Say::tr("it is not JSON"));
    try {
        return message(object, isWhole ? Built::Whole : Built::OuterParts, budget);
    } catch (const Refusal &refusal) {
        return fail(ErrorCode::Malformed, refusal.reason);
    }
}

} // namespace sandpad::runner
