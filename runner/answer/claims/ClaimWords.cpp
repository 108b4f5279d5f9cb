#include "runner/answer/claims/ClaimWords.h"

#include "runner/answer/claims/NaturalWords.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    constexpr auto kWordOptions =
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

    /// Those of some words that are written without spaces between them.
    QString eastern(const QString &words)
    {
        QStringList found;
        for (const QString &word : words.split(u'|')) {
            if (word.at(0).unicode() >= 0x3000)
                found.append(word);
        }
        return found.join(u'|');
    }

    QString lastLine(const QString &text)
    {
        const QStringList lines = text.trimmed().split(u'\n');
        return lines.last().trimmed();
    }

    /// Lines that hold only a text in back quotes, each with the line end before it.
    QString quotedLines(const QString &text)
    {
        static const QRegularExpression quoted(QStringLiteral("^\\s*`([^`]+)`\\s*$"));
        QString all;
        for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
            const auto match = quoted.match(line);
            if (!match.hasMatch())
                break;
            all += u'\n' + match.captured(1);
        }
        return all;
    }

    /// Whole remarks, with a pattern in the place of the value, and one for what may follow.
    QList<QRegularExpression> remarksWith(WordForm form, const QString &value,
                                          const QString &tail = {})
    {
        QList<QRegularExpression> patterns;
        for (QString words : formsOf(form))
            patterns.append(QRegularExpression(
                QStringLiteral("^(?:") + words.replace(kValuePlace, value) + u')' + tail + u'$',
                kWordOptions));
        return patterns;
    }

    /// The value in a remark that one of the patterns fits.
    std::optional<QString> valueIn(const QString &remark, const QList<QRegularExpression> &patterns)
    {
        for (const QRegularExpression &pattern : patterns) {
            if (const auto match = pattern.match(remark); match.hasMatch())
                return match.captured(1);
        }
        return std::nullopt;
    }

    /// Words before "output" in a heading.
    const QString kOutputKinds = QStringLiteral(
        "(?:expected |sample |example |console |program |terminal |full |complete |whole |the )*");

    /// A value as the four languages write one.
    const QString kLiteral = QStringLiteral(
        R"((?:[-+]?(?:\d[\d_,]*\.?\d*|\.\d+)(?:[eE][-+]?\d+)?[jn%]?|0[xXbBoO][\da-fA-F]+|-?Infinity|-?inf|NaN|nan|True|False|None|true|false|null|undefined|'[^']*'|"[^"]*"|`[^`]*`|b'[^']*'|[\[({].*[\])}]|(?:set|Map|Set|Object|Array|dict_keys|dict_values|Counter|deque|OrderedDict|frozenset)(?:\(\d+\))? ?[({\[].*[)}\]]|<class '[^']*'>|np\.(?:u?int\d*|float\d*|complex\d+|bool_?|str_|True_|False_)(?:\([^()]*\))?|<[\w.]+ object at 0x[\da-fA-F]+>|\[(?:object|Function)[^\]]*\]))");

} // namespace

bool announcesExpectation(const QString &prose)
{
    static const QRegularExpression words(
        QStringLiteral(
            R"(\b(?:(?:many|most|some|people|developers|beginners|you|one|we)(?: \w+)? (?:might |may |would |could |often |naturally |probably )*(?:expect|think|assume|guess|hope)s?|(?:might|may|would|could) (?:think|assume|guess)|naively|intuitively)\b)"),
        kWordOptions);
    static const QRegularExpression should(QStringLiteral(R"(\b(?:should|can) expect\b)"),
                                           kWordOptions);
    const QString line = lastLine(prose);
    static const QRegularExpression condition(
        QStringLiteral(
            R"((?:^|[.!?]\s)(?:\W*(?:but|and|however|note that),? )?if (?!you (?:now )?(?:run|execute|save|do|try (?:it|this))\b|everything\b|all\b)[^.!?]*[:：]$)"),
        kWordOptions);
    return (words.match(line).hasMatch() && !should.match(line).hasMatch())
        || condition.match(line).hasMatch();
}

bool announcesOutput(const QString &prose)
{
    const QString line = lastLine(prose);
    static const QRegularExpression input(
        QStringLiteral(
            R"(\b(?:install|installation|save (?:this|it) as|create a file|input (?:file|data)|configuration|config file|sample data|given the (?:input|file)|following input|usage|contents? of|(?:file|`[^`]+`) (?:then |now |will )?contains?)\b)"),
        kWordOptions);
    static const QRegularExpression other(
        QStringLiteral(
            R"(\b(?:instead of|might expect|would expect|you expect|naively|wrong|incorrect|rather than)\b)"),
        kWordOptions);
    const bool isQuestion = line.endsWith(u'?') || line.endsWith(u'？');
    if (isQuestion || input.match(line).hasMatch() || other.match(line).hasMatch())
        return false;
    // Languages that put no spaces between words have them without borders, too.
    static const QRegularExpression words(
        QStringLiteral("(?:^|[^\\w])(?:%1)(?:[^\\w]|$)").arg(wordsFor(WordForm::Output)),
        kWordOptions);
    static const QRegularExpression east(eastern(wordsFor(WordForm::Output)));
    constexpr qsizetype kLongest = 240;
    return line.size() < kLongest && (words.match(line).hasMatch() || east.match(line).hasMatch());
}

bool announcesExample(const QString &prose)
{
    static const QRegularExpression words(
        QStringLiteral(
            R"(\b(?:similar|something like|e\.g\.|approximately|roughly|may|might|could|example (?:at|after)|(?:will|can) (?:vary|differ|change)|ähnlich|ungefähr|etwa|semblable|environ|à peu près|parecid[oa]|similares?|aproximadamente|simile|примерно|похож\w*)(?!\w)|大概|大致|可能|类似|類似|左右|のような|비슷)"),
        kWordOptions);
    return lastLine(prose).contains(words);
}

bool announcesOlderVersion(const QString &prose)
{
    static const QRegularExpression words(
        QStringLiteral(
            R"([<≤]=?\s*v?\d+(?:\.|\b)|\bpython ?(?:2\b|[23]\.[\dx])|\b2\.x\b|[(（][^()（）\n]*\p{L}{3} [23]\.\d{1,2}(?![\d.]))"),
        kWordOptions);
    return lastLine(prose).contains(words);
}

bool announcesWholeProgram(const QString &prose)
{
    static const QRegularExpression words(
        QStringLiteral(
            R"(\b(?:complete|full|whole|entire|final|working)(?: \w+){0,2} (?:program|code|script|example|solution|implementation)\b)"),
        kWordOptions);
    return lastLine(prose).contains(words);
}

bool announcesInput(const QString &prose)
{
    static const QRegularExpression words(
        QStringLiteral(
            R"(^\W*(?:(?:sample|example|given|the) )?(?:inputs?|eingabe|entrée|entrada|输入|入力|ввод)(?: \d+)?\W*[:：]|^\W*(?:(?:sample|example) )?inputs?(?: \d+)?\W*$)"),
        kWordOptions);
    return words.match(lastLine(prose)).hasMatch();
}

std::optional<QString> claimedOutputIn(const QString &prose)
{
    static const QRegularExpression head(
        QStringLiteral(R"((?:^|\n)\s*(?:)") + kOutputKinds + QStringLiteral("(?:")
            + wordsFor(WordForm::Heading)
            + QStringLiteral(
                R"(|expected|out)(?:\s*[:：]|\s[-–—](?=\s))|(?:prints?|outputs?|logs?|gives?)|(?:=>|->|→|⇒|➡️?))\s*`([^`\n]+)`((?:,(?: and| then)? `[^`\n]+`)*)[.\s]*(?=\n|$)(?!\s*\W*(?:but|actual|got|received|current)))"),
        kWordOptions);
    static const QRegularExpression silence(
        QStringLiteral(R"((?:^|\n|[.!] )(?:this|it|the (?:code|program|script)) prints nothing\.)"),
        kWordOptions);
    if (silence.match(prose).hasMatch())
        return QStringLiteral("(no output)");
    if (const auto match = head.match(prose); match.hasMatch()) {
        static const QRegularExpression next(QStringLiteral("`([^`\\n]+)`"));
        QString all = match.captured(1);
        for (auto at = next.globalMatch(match.captured(2)); at.hasNext();)
            all += u'\n' + at.next().captured(1);
        return all + quotedLines(prose.sliced(match.capturedEnd()));
    }
    return std::nullopt;
}

std::optional<QString> claimedValueIn(const QString &prose)
{
    static const QRegularExpression head(
        QStringLiteral("^[*_]*") + kOutputKinds + QStringLiteral("(?:")
            + wordsFor(WordForm::Heading) + QStringLiteral(R"()\s*[:：][*_]*\s*([^\s"'`][^\n]*)$)"),
        kWordOptions);
    const auto match = head.match(prose.trimmed());
    if (!match.hasMatch() || !isLiteral(match.captured(1)))
        return std::nullopt;
    return match.captured(1);
}

std::optional<QString> claimedFigureIn(const QString &prose)
{
    static const QRegularExpression claim(
        QStringLiteral(
            R"([^.!?\n]*\b(?:shows?|displays?|draws?|plots?|produces?|renders?|generates?|opens?|you(?:'ll| will)? (?:see|get)|zeigt|zeichnet|affiche|muestra|mostra)\b[^.!?\n]*\b(?:bar ?charts?|line ?charts?|pie ?charts?|scatter ?plots?|histograms?|plots?|charts?|graphs?|figures?|heat ?maps?|diagrams?|curves?|diagramm|balkendiagramm|histogramm|graphique|gráfic[oa]|grafico|subplots?)\b[^.!?\n]*)"),
        kWordOptions);
    static const QRegularExpression doubt(
        QStringLiteral(
            R"(\b(?:if|would|may|might|could|can|unless|without|never|not|no|nothing|n't|instead of)\b)"),
        kWordOptions);
    const auto match = claim.match(prose);
    if (!match.hasMatch() || doubt.match(match.captured()).hasMatch())
        return std::nullopt;
    return match.captured().trimmed();
}

bool drawsFigures(const QString &code)
{
    static const QRegularExpression pattern(QStringLiteral(
        R"(\b(?:matplotlib|pyplot|plt|seaborn|sns|plotly|px|PIL|\.plot\(|display\())"));
    return pattern.match(code).hasMatch();
}

std::optional<QString> claimInRemark(const QString &text, bool isPrinted)
{
    // "3 <- wrong!": the words behind the arrow point at the claim and are not a part of it.
    static const QRegularExpression pointer(QStringLiteral(R"(\s+(?:<-+|<=+|←|⬅)(?:\s.*)?$)"));
    QString remark = text;
    remark.remove(pointer);
    static const QRegularExpression arrow(
        QStringLiteral(R"(^(?:->|=>|>|=|→|⇒|⟹|➜|==>|-->)\s*(.+)$)"));
    if (const auto match = arrow.match(remark); match.hasMatch())
        return match.captured(1);
    static const QRegularExpression words(
        QStringLiteral("^(?:(?:this|it|that|which|the (?:code|line|call|function|program|loop)) )?"
                       "(?:(?:should|will|would) )?"
                       "(?:(?:expected|console|sample|actual|terminal|the) )*"
                       "(?:outputs?|out|expected|prints?|printed|results?|returns?|gives?|yields?|"
                       "logs?|displays?|shows?|evaluates? to|")
            + wordsFor(WordForm::Heading)
            + QStringLiteral(R"()(?:\s*(?:[:=：]|->|=>|→)|\s+is\b|\s+[-–—](?=\s))\s*(.+)$)"),
        kWordOptions);
    if (const auto match = words.match(remark); match.hasMatch())
        return match.captured(1);
    static const QRegularExpression literal(
        u'^' + kLiteral
            + QStringLiteral(
                R"((?:,? (?:\d|'|"|True|False|None).*|\s{2,}\p{L}.*|\s*(?:[(,;!（，。；、]|-(?!>)|–|—|because|since|not|です|になります|となります).*)?$)"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression verb(
        QStringLiteral("^(?:(?:this|it|which|that|(?:the )?(?:result|output|call|line)) )?"
                       "(?:(?:should|will|would) )?(?:be )?"
                       "(?:prints?|outputs?|logs?|returns?|gives?|yields?|displays?|shows?|"
                       "evaluates? to|is|should be|will be|becomes?|equals?) (")
            + kLiteral + QStringLiteral(R"(|[^\p{L}]*\d[^\p{L}]*)$)"),
        kWordOptions);
    if (const auto match = verb.match(remark); match.hasMatch())
        return match.captured(1);
    static const QString value = u'(' + kLiteral + QStringLiteral(R"(|[^\p{L}]*\d[^\p{L}]*))");
    static const QString tail = QStringLiteral(R"((?:\s*[（(，,。；;].*)?)");
    static const QList<QRegularExpression> verbs =
        remarksWith(WordForm::Prints, value, tail) + remarksWith(WordForm::Returns, value, tail);
    if (auto told = valueIn(remark, verbs))
        return told;
    static const QRegularExpression behind(
        QStringLiteral(R"(;\s*(?:it )?(?:returns?|prints?|gives?|yields?|outputs?) ()") + kLiteral
            + QStringLiteral(")$"),
        kWordOptions);
    if (const auto match = behind.match(remark); match.hasMatch())
        return match.captured(1);
    static const QRegularExpression numbers(QStringLiteral(R"(^[^\p{L}]*\d[^\p{L}]*$)"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    if (isPrinted && (literal.match(remark).hasMatch() || numbers.match(remark).hasMatch()))
        return remark;
    return std::nullopt;
}

std::optional<QString> printedWords(const QString &remark)
{
    static const QList<QRegularExpression> told =
        remarksWith(WordForm::Prints, QStringLiteral(R"(\s*(\S.*?))"));
    return valueIn(remark, told);
}

bool isHedged(const QString &remark)
{
    static const QRegularExpression quoted(QStringLiteral(R"('[^']*'|"[^"]*"|`[^`]*`)"));
    static const QRegularExpression hedge(
        QStringLiteral(
            R"(\b(?:if|when|unless|until|depends?|depending|varies|vary|may|might|could|sometimes|usually|often|approx(?:imately)?|roughly|around|about|for (?:example|instance)|such as|something like|similar to|random|instead|before|older|settings|locale|culture|python ?2|non-strict|strict mode|(?:in|on) (?:strict|sloppy|browsers?|the browser|node|chrome|windows|linux|mac)|after \d+)\b|\bGMT[-+]\d|\be\.g\b|~ ?\d|≈|(?:\bor\b|\?)$)"),
        kWordOptions);
    return QString(remark).remove(quoted).contains(hedge);
}

bool tellsReturned(const QString &remark)
{
    static const QRegularExpression words(
        QStringLiteral(
            R"(^(?:[-=]+>|→|⇒|⟹|➜|(?:(?:this|it|which|that) )?(?:should |will |would )?(?:returns?|evaluates? to|yields?)\b)|;\s*(?:it )?returns?\b)"),
        kWordOptions);
    static const QList<QRegularExpression> told =
        remarksWith(WordForm::Returns, QStringLiteral("(.+)"));
    return words.match(remark).hasMatch() || valueIn(remark, told).has_value();
}

bool saysReturned(const QString &remark)
{
    static const QRegularExpression word(QStringLiteral(R"(^\W*\p{L})"), kWordOptions);
    static const QRegularExpression arrow(QStringLiteral(R"(^(?:[-=]+>|→|⇒|⟹|➜))"));
    return tellsReturned(remark) && remark.contains(word) && !remark.contains(arrow);
}

bool isLiteral(const QString &remark)
{
    static const QRegularExpression literal(u'^' + kLiteral + u'$');
    return literal.match(remark).hasMatch();
}

bool beginsWithValue(const QString &remark)
{
    static const QRegularExpression value(
        u'^' + kLiteral + QStringLiteral("(?:[\\s,;（，。；、]|です|になります|となります|$)"));
    return value.match(remark).hasMatch();
}

bool seemsToClaim(const QString &remark)
{
    static const QRegularExpression result(
        QStringLiteral(
            R"(^(?:[-=]+>|→|⇒)|\s(?:[-=]+>|→|⇒)\s*(?=[\d\[{'"])|\b(?:outputs?|prints?|printed|returns?|results?|gives?|yields?|evaluates?|equals?|raises?|throws?|fails?|will be|becomes|is now)\b)"),
        kWordOptions);
    return result.match(remark).hasMatch();
}

bool announcesLines(const QString &remark)
{
    static const QRegularExpression pattern(u'^' + kOutputKinds + QStringLiteral("(?:")
                                                + wordsFor(WordForm::Heading)
                                                + QStringLiteral(R"()\s*[:：]?$)"),
                                            kWordOptions);
    return pattern.match(remark).hasMatch();
}

} // namespace sandpad::runner
