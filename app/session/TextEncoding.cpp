#include "app/session/TextEncoding.h"

#include <QCoreApplication>
#include <QHash>
#include <QRegularExpression>
#include <QStringConverter>

#include <algorithm>
#include <array>
#include <utility>

namespace sandpad::app {

namespace {

    struct EncodingTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::TextEncoding)
    };

    struct Mark
    {
        const char *encoding;
        QByteArrayView bytes;
    };

    /// The longer ones first: that of UTF-16LE begins that of UTF-32LE.
    constexpr std::array kMarks {
        Mark { .encoding = "UTF-32LE", .bytes = QByteArrayView("\xff\xfe\0\0", 4) },
        Mark { .encoding = "UTF-32BE", .bytes = QByteArrayView("\0\0\xfe\xff", 4) },
        Mark { .encoding = "UTF-8", .bytes = QByteArrayView("\xef\xbb\xbf", 3) },
        Mark { .encoding = "UTF-16LE", .bytes = QByteArrayView("\xff\xfe", 2) },
        Mark { .encoding = "UTF-16BE", .bytes = QByteArrayView("\xfe\xff", 2) },
    };

    /// Of languages that are written with few letters beside ASCII, or with many.
    constexpr std::array kWithoutMark {
        "UTF-16LE",     "UTF-16BE",     "windows-1252", "ISO-8859-1",   "ISO-8859-15",
        "windows-1250", "ISO-8859-2",   "windows-1251", "KOI8-R",       "KOI8-U",
        "ISO-8859-5",   "windows-1253", "ISO-8859-7",   "windows-1254", "ISO-8859-9",
        "windows-1255", "windows-1256", "windows-1257", "windows-1258", "ISO-8859-13",
        "GB18030",      "Big5",         "Shift_JIS",    "EUC-JP",       "EUC-KR",
        "IBM437",       "IBM850",       "macintosh",
    };

    TextEncoding named(const char *name, bool hasMark)
    {
        return { .name = QString::fromLatin1(name), .hasMark = hasMark };
    }

    bool isKnownHere(const TextEncoding &encoding)
    {
        return QStringDecoder(encoding.name).isValid() && QStringEncoder(encoding.name).isValid();
    }

    QByteArrayView markOf(const TextEncoding &encoding)
    {
        const auto *const mark = std::ranges::find_if(kMarks, [&encoding](const Mark &each) {
            return encoding.hasMark && encoding.name == QLatin1String(each.encoding);
        });
        return mark == kMarks.end() ? QByteArrayView() : mark->bytes;
    }

    bool isUtf8(const TextEncoding &encoding)
    {
        return encoding.name == TextEncoding().name;
    }

    /// Without looking at byte order marks.
    QString read(QByteArrayView bytes, const TextEncoding &encoding)
    {
        constexpr auto kAsItIs = QStringConverter::Flag::ConvertInitialBom;
        return QStringDecoder(encoding.name, QStringConverter::Flag::Stateless | kAsItIs)
            .decode(bytes);
    }

    QByteArray written(const QString &text, const TextEncoding &encoding)
    {
        return QStringEncoder(encoding.name, QStringConverter::Flag::Stateless).encode(text);
    }

    /// Where two texts begin to differ; a character of two units is not cut.
    qsizetype firstDifference(const QString &text, const QString &other)
    {
        const auto differing = std::ranges::mismatch(text, other);
        const qsizetype at = differing.in1 - text.begin();
        return at > 0 && at < text.size() && text[at].isLowSurrogate() ? at - 1 : at;
    }

    /// "“→” (U+2192)".
    QString nameOfCharacter(char32_t character)
    {
        constexpr int kDigits = 4;
        constexpr int kHex = 16;
        QString number = QStringLiteral("U+")
            + QStringLiteral("%1").arg(uint(character), kDigits, kHex, QLatin1Char('0')).toUpper();
        if (!QChar::isPrint(character))
            return number;
        return EncodingTexts::tr("\u201c%1\u201d (%2)")
            .arg(QString::fromUcs4(&character, 1), number);
    }

    std::unexpected<runner::Error> doesNotHave(const TextEncoding &encoding, const QString &text,
                                               qsizetype at)
    {
        const auto character = QStringView(text).mid(at, 2).toUcs4().value(0);
        return runner::fail(runner::ErrorCode::Unsupported,
                            EncodingTexts::tr("%1 does not have the character %2 of line %3.")
                                .arg(encoding.shown(), nameOfCharacter(character))
                                .arg(QStringView(text).first(at).count(u'\n') + 1));
    }

    /// What files of these languages were written in before Unicode.
    const char *formerEncoding(const QLocale &locale)
    {
        switch (locale.language()) {
        case QLocale::Chinese:
            return locale.script() == QLocale::TraditionalChineseScript ? "Big5" : "GB18030";
        case QLocale::Japanese:
            return "Shift_JIS";
        case QLocale::Korean:
            return "EUC-KR";
        case QLocale::Russian:
        case QLocale::Ukrainian:
        case QLocale::Belarusian:
        case QLocale::Bulgarian:
            return "windows-1251";
        case QLocale::Polish:
        case QLocale::Czech:
        case QLocale::Slovak:
        case QLocale::Hungarian:
        case QLocale::Slovenian:
        case QLocale::Croatian:
        case QLocale::Romanian:
            return "windows-1250";
        case QLocale::Greek:
            return "windows-1253";
        case QLocale::Turkish:
            return "windows-1254";
        default:
            return "windows-1252";
        }
    }

    /// The name of the encoding in a remark at the beginning, as Python reads it: "latin-1" of
    /// "# coding: latin-1" in one of the first two lines (https://peps.python.org/pep-0263/).
    QRegularExpressionMatch toldName(const QByteArray &bytes)
    {
        constexpr qsizetype kLooksAt = 1000; // bytes
        static const QRegularExpression told(QStringLiteral(
            R"(^(?:[ \t\f]*(?:#[^\n]*)?\r?\n)?[ \t\f]*#[^\n]*?coding[:=][ \t]*([-\w.]+))"));
        return told.match(QString::fromLatin1(bytes.first(std::min(bytes.size(), kLooksAt))));
    }

    /// What such a remark says. Nothing where it says nothing, or what is not known here.
    std::optional<TextEncoding> toldEncoding(const QByteArray &bytes)
    {
        static const QHash<QString, QString> python {
            { QStringLiteral("latin-1"), QStringLiteral("ISO-8859-1") },
            { QStringLiteral("latin1"), QStringLiteral("ISO-8859-1") },
            { QStringLiteral("l1"), QStringLiteral("ISO-8859-1") },
            { QStringLiteral("iso-latin-1"), QStringLiteral("ISO-8859-1") },
            { QStringLiteral("latin-9"), QStringLiteral("ISO-8859-15") },
            { QStringLiteral("utf8"), QStringLiteral("UTF-8") },
            { QStringLiteral("gbk"), QStringLiteral("GB18030") },
            { QStringLiteral("gb2312"), QStringLiteral("GB18030") },
            { QStringLiteral("sjis"), QStringLiteral("Shift_JIS") },
        };
        static const QRegularExpression codePage(QStringLiteral("^cp(?=125\\d$)"));
        const QString word = toldName(bytes).captured(1).toLower();
        const QString name =
            python.value(word, QString(word).replace(codePage, QStringLiteral("windows-")));
        const auto plain = [](QString text) { return text.replace(u'_', u'-').toLower(); };
        for (const TextEncoding &offered : offeredEncodings()) {
            if (!offered.hasMark && plain(offered.name) == plain(name))
                return offered;
        }
        return std::nullopt;
    }

    bool isAscii(const QByteArray &bytes)
    {
        return std::ranges::none_of(bytes, [](char byte) { return byte < 0; });
    }

} // namespace

QString TextEncoding::shown() const
{
    return hasMark ? name + QStringLiteral(" BOM") : name;
}

QList<TextEncoding> offeredEncodings()
{
    QList<TextEncoding> offered { TextEncoding(), named("UTF-8", true) };
    for (const char *name : { "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE" })
        offered.append(named(name, true));
    for (const char *name : kWithoutMark)
        offered.append(named(name, false));
    offered.removeIf([](const TextEncoding &encoding) { return !isKnownHere(encoding); });
    return offered;
}

std::optional<TextEncoding> encodingShownAs(const QString &shown)
{
    if (shown.isEmpty() || shown == TextEncoding().shown())
        return TextEncoding(); // that of most files
    const auto offered = offeredEncodings();
    const auto known = std::ranges::find(offered, shown, &TextEncoding::shown);
    return known == offered.end() ? std::nullopt : std::optional(*known);
}

runner::Result<QByteArray> decoded(const QByteArray &bytes, const TextEncoding &encoding)
{
    const QByteArrayView mark = markOf(encoding);
    if (bytes.startsWith(mark)) {
        const QByteArrayView content = QByteArrayView(bytes).sliced(mark.size());
        if (isUtf8(encoding))
            return content.toByteArray();
        const QString text = read(content, encoding);
        // Qt tells of bytes without a meaning for some encodings only. Half a pair of UTF-16 comes
        // back, but UTF-8 has none.
        if (text.isValidUtf16() && written(text, encoding) == content)
            return text.toUtf8();
    }
    return runner::fail(
        runner::ErrorCode::Malformed,
        EncodingTexts::tr("This file is no text in %1, or could not be saved as it was.")
            .arg(encoding.shown()));
}

runner::Result<QByteArray> encoded(const QByteArray &text, const TextEncoding &encoding)
{
    const QByteArrayView mark = markOf(encoding);
    if (isUtf8(encoding))
        return mark.toByteArray() + text;
    if (!text.isValidUtf8())
        return runner::fail(runner::ErrorCode::Malformed,
                            EncodingTexts::tr("Some bytes of this text are no characters, so it "
                                              "cannot be saved in %1.")
                                .arg(encoding.shown()));
    const QString characters = QString::fromUtf8(text);
    const QByteArray bytes = written(characters, encoding);
    if (const QString readBack = read(bytes, encoding); readBack != characters)
        return doesNotHave(encoding, characters, firstDifference(characters, readBack));
    return mark.toByteArray() + bytes;
}

TextEncoding guessedEncoding(const QByteArray &bytes, const QLocale &locale)
{
    for (const Mark &mark : kMarks) {
        const TextEncoding marked = named(mark.encoding, true);
        if (bytes.startsWith(mark.bytes) && decoded(bytes, marked)
            && (!isUtf8(marked) || bytes.isValidUtf8()))
            return marked;
    }
    if (const auto told = toldEncoding(bytes); told && !told->isUsual() && decoded(bytes, *told))
        return *told;
    if (bytes.isValidUtf8())
        return {};
    for (const char *name : { formerEncoding(locale), "windows-1252" }) {
        const TextEncoding former = named(name, false);
        if (isKnownHere(former) && decoded(bytes, former))
            return former;
    }
    return named("ISO-8859-1", false); // each byte is a character
}

TextEncoding guessedAgain(const QByteArray &bytes, const TextEncoding &before)
{
    const TextEncoding guessed = guessedEncoding(bytes);
    const bool tellsNothing = guessed.isUsual()
        ? isAscii(bytes)
        : markOf(guessed).isEmpty() && toldEncoding(bytes) != guessed;
    // What is no UTF-8 any more could be read as such all the same.
    const bool canStay = guessed.isUsual() || !isUtf8(before);
    return tellsNothing && canStay && decoded(bytes, before) ? before : guessed;
}

QByteArray tellingEncoding(const QByteArray &text, const TextEncoding &encoding)
{
    const auto told = toldEncoding(text);
    const bool isWide =
        encoding.name.startsWith(QLatin1String("UTF-")) && encoding.name != TextEncoding().name;
    if (!told || told->name == encoding.name || isWide)
        return text;
    const auto match = toldName(text);
    // The match is one of Latin-1, so its places are those of bytes.
    return QByteArray(text).replace(match.capturedStart(1), match.capturedLength(1),
                                    encoding.name.toLower().toLatin1());
}

} // namespace sandpad::app
