#include "runner/answer/ClaimWords.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    constexpr auto kInsensitive =
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption;

    /// "Output" and "prints" in the languages that replies are written in.
    const QString kOutputWord = QStringLiteral(
        "output|outputs|prints?|printed|result|results|returns?|gives?|yields?|produces?|displays?|"
        "shows?|see|out|console|stdout|evaluates to|logs?|"
        "ausgabe|ausgegeben|ergibt|ergebnis|liefert|gibt|zeigt|"
        "sortie|affiche|affichera|résultat|resultat|donne|"
        "salida|imprime|imprimirá|resultado|muestra|mostrará|devuelve|"
        "saída|saida|mostra|"
        "risultato|stampa|uscita|"
        "uitvoer|resultaat|wynik|wyjście|çıktı|utdata|"
        "вывод|выведет|выводит|результат|напечатает|"
        "输出|結果|结果|打印|運行結果|运行结果|出力|表示|출력|결과");

    const QString kErrorType = QStringLiteral(
        R"((?:__main__\.[A-Z]\w*|(?:[A-Za-z_][\w]*\.)*[A-Z]\w*(?:Error|Exception|Interrupt|Iteration|Exit|Warning|Fault)))");

    QString lastLine(const QString &text)
    {
        const QStringList lines = text.trimmed().split(u'\n');
        return lines.last().trimmed();
    }

    QString withoutEnd(QString output)
    {
        while (output.endsWith(u'\n'))
            output.chop(1);
        return output;
    }

    /// Lines that are nothing but a text in back quotes, each behind a line end.
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

    /// A value as the four languages write one.
    const QString kLiteral = QStringLiteral(
        R"((?:[-+]?(?:\d[\d_,]*\.?\d*|\.\d+)(?:[eE][-+]?\d+)?[jn%]?|0[xXbBoO][\da-fA-F]+|-?Infinity|-?inf|NaN|nan|True|False|None|true|false|null|undefined|'[^']*'|"[^"]*"|`[^`]*`|b'[^']*'|[\[({].*[\])}]|(?:set|Map|Set|Object|Array|dict_keys|dict_values|Counter|deque|OrderedDict|frozenset)[({\[ (].*[)}\]]|<class '[^']*'>|\[(?:object|Function)[^\]]*\]))");

} // namespace

bool announcesExpectation(const QString &prose)
{
    static const QRegularExpression words(
        QStringLiteral(
            R"(\b(?:(?:many|most|some|people|developers|beginners|you|one|we)(?: \w+)? (?:might |may |would |could |often |naturally |probably )*(?:expect|think|assume|guess|hope)s?|(?:might|may|would|could) (?:think|assume|guess)|naively|intuitively)\b)"),
        kInsensitive);
    static const QRegularExpression should(QStringLiteral(R"(\b(?:should|can) expect\b)"),
                                           kInsensitive);
    const QString line = lastLine(prose);
    return words.match(line).hasMatch() && !should.match(line).hasMatch();
}

bool announcesOutput(const QString &prose)
{
    const QString line = lastLine(prose);
    static const QRegularExpression input(
        QStringLiteral(
            R"(\b(?:install|installation|save (?:this|it) as|create a file|input (?:file|data)|configuration|config file|sample data|given the (?:input|file)|following input|usage|contents? of|(?:file|`[^`]+`) (?:then |now |will )?contains?)\b)"),
        kInsensitive);
    static const QRegularExpression other(
        QStringLiteral(
            R"(\b(?:instead of|might expect|would expect|you expect|naively|wrong|incorrect|rather than)\b)"),
        kInsensitive);
    if (input.match(line).hasMatch() || other.match(line).hasMatch())
        return false;
    static const QRegularExpression words(QStringLiteral("(?:^|[^\\w])(?:") + kOutputWord
                                              + QStringLiteral(")(?:[^\\w]|$)"),
                                          kInsensitive);
    static const QRegularExpression east(QStringLiteral("输出|結果|结果|打印|出力|表示|출력|결과"));
    constexpr qsizetype kLongest = 240;
    return line.size() < kLongest && (words.match(line).hasMatch() || east.match(line).hasMatch());
}

std::optional<QString> claimedOutputIn(const QString &prose)
{
    static const QRegularExpression head(
        QStringLiteral(
            R"((?:^|\n)\s*[*_]*(?:output|result|prints|ausgabe|sortie|salida|saída|вывод|输出|出力)\s*[:：][*_]*\s*`([^`\n]+)`[.\s]*(?=\n|$))"),
        kInsensitive);
    static const QRegularExpression verb(
        QStringLiteral(
            R"((?:\b(?:this|it|which|that|program|code|snippet|script|one|running (?:this|it))\b (?:will )?(?:prints?|outputs?|logs?|displays?)(?: out)?|(?:^|\n|[.!] )prints?|\bthe (?:output|result)(?: order)? (?:is|will be)|\byou(?:'ll| will)? (?:see|get)):? `([^`\n]+)`(?=[.:!]|,? (?:because|since|as)\b|\s*$))"),
        kInsensitive);
    static const QRegularExpression doubt(
        QStringLiteral(
            R"(\b(?:if|when|would|may|might|could|can|unless|instead of|not|never|then|older|versions?|earlier|previously|expect\w*|think|assume|many|people)\b)"),
        kInsensitive);
    static const QRegularExpression silence(
        QStringLiteral(R"((?:^|\n|[.!] )(?:this|it|the (?:code|program|script)) prints nothing\.)"),
        kInsensitive);
    if (silence.match(prose).hasMatch())
        return QStringLiteral("(no output)");
    if (const auto match = head.match(prose); match.hasMatch())
        return match.captured(1) + quotedLines(prose.sliced(match.capturedEnd()));
    const auto match = verb.match(prose);
    const qsizetype sentence = prose.lastIndexOf(u'.', match.capturedStart()) + 1;
    const bool isOpen =
        doubt.match(prose.mid(sentence, match.capturedStart() - sentence)).hasMatch();
    if (!match.hasMatch() || isOpen)
        return std::nullopt;
    return match.captured(1);
}

std::optional<QString> claimedValueIn(const QString &prose)
{
    static const QRegularExpression head(
        QStringLiteral(
            R"(^[*_]*(?:output|result|prints|ausgabe|sortie|salida|saída|вывод|输出|出力)\s*[:：][*_]*\s*([^\s"'`][^\n]*)$)"),
        kInsensitive);
    const auto match = head.match(prose.trimmed());
    if (!match.hasMatch() || !isLiteral(match.captured(1)))
        return std::nullopt;
    return match.captured(1);
}

std::optional<QString> claimedErrorIn(const QString &prose)
{
    static const QRegularExpression claim(
        QStringLiteral(
            R"((?:raises?|throws?|fails? with|crashes with|results? in|ends? with|dies with|gives?(?: you)?|get|produces?|lève|lanza|wirft|выбрасывает|抛出)\s+(?:an? |une? |eine?n? |un |the )?(?:uncaught |unhandled )?[*_]*`?()")
            + kErrorType + QStringLiteral(R"()(?:: ?([^`\n]*))?(`?))"),
        QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression doubt(
        QStringLiteral(
            R"(\b(?:if|when|whenever|would|may|might|could|can|unless|otherwise|without|never|not|n't|instead of|rather than|avoid|prevents?|no longer|older|before|unlike|wenn|falls|si|nicht)\b)"),
        kInsensitive);
    static const QRegularExpression sentences(
        QStringLiteral(R"((?:(?<=[.!?])|(?<=[.!?][`"*”)]))\s+(?=[A-Z`*])|\n+)"));
    // A class of the program's own has any name.
    static const QRegularExpression own(QStringLiteral(
        R"(\b(?:raises?|throws?)\s+(?:an? |the )?[*_]*`([A-Z]\w+)(?:: ?([^`\n]*))?(`))"));
    // "→ `KeyError: k`", and nothing else.
    static const QRegularExpression alone(
        QStringLiteral(R"(^(?:(?:→|⇒|->|=>)\s*|[*_]*(?i:output|result|error)[*_]*\s*:[*_]*\s*)`?()")
        + kErrorType + QStringLiteral(R"()(?:: ?([^`\n]*))?`?\.?$)"));
    if (const auto match = alone.match(prose.trimmed()); match.hasMatch())
        return match.captured(1)
            + (match.captured(2).isEmpty() ? QString()
                                           : QStringLiteral(": ") + match.captured(2).trimmed());
    static const QRegularExpression later(
        QStringLiteral(
            R"(\b(?:when|whenever|if|unless|for (?:negative|invalid|any|non|empty|bad|every|all|other|missing|unknown)|on (?:invalid|bad|empty|negative))\b)"),
        kInsensitive);
    static const QRegularExpression general(
        QStringLiteral(
            R"(\b(?:function|method|constructor|class|helper|decorator)\b[^.]{0,30}(?:raises?|throws?))"),
        kInsensitive);
    static const QRegularExpression told(
        QStringLiteral(R"(^`?,? with (?:the |a )?message:? [`"“']([^`"”']+)[`"”'])"));
    for (const QString &sentence : prose.split(sentences)) {
        auto match = claim.match(sentence);
        if (!match.hasMatch())
            match = own.match(sentence);
        if (!match.hasMatch() || doubt.match(sentence.left(match.capturedEnd(1))).hasMatch())
            continue;
        if (later.match(sentence, match.capturedEnd(1)).hasMatch()
            || general.match(sentence).hasMatch())
            continue;
        QString text = match.captured(1);
        QString message = match.captured(2).trimmed();
        if (match.captured(3).isEmpty()) // no quotes tell where the message ends
            message = told.match(sentence.mid(match.capturedEnd(1))).captured(1);
        if (!message.isEmpty())
            text += QStringLiteral(": ") + message;
        return text;
    }
    return std::nullopt;
}

std::optional<QString> claimedExitIn(const QString &prose)
{
    static const QRegularExpression claim(
        QStringLiteral(
            R"((?:^|[.!?\n])([^.!?\n]*\b(?:exits?|terminates?|ends?|finish(?:es|ed)|quits?) with (?:an? |the )?[*_`]*(?:exit |return )?(?:status|code)(?: code| of)?:?[*_` ]+)(\d{1,3})\b)"),
        kInsensitive);
    static const QRegularExpression doubt(
        QStringLiteral(
            R"(\b(?:if|when|whenever|would|may|might|could|can|unless|otherwise|without|never|not)\b)"),
        kInsensitive);
    const auto match = claim.match(prose);
    if (!match.hasMatch() || doubt.match(match.captured(1)).hasMatch())
        return std::nullopt;
    return match.captured(2);
}

QString withoutExit(const QString &output)
{
    static const QRegularExpression line(
        QStringLiteral(
            R"((?:^|\n)\s*\[?(?:Process|Program|The program|Code)\b[^\n]*\b(?:exited|finished|ended|exit) (?:with )?(?:code|status|exit code)[=:]? ?\d+[^\n]*\s*$)"),
        kInsensitive);
    const auto match = line.match(output);
    return match.hasMatch() ? withoutEnd(output.first(match.capturedStart())) : output;
}

std::optional<QString> claimedFigureIn(const QString &prose)
{
    static const QRegularExpression claim(
        QStringLiteral(
            R"([^.!?\n]*\b(?:shows?|displays?|draws?|plots?|produces?|renders?|generates?|opens?|you(?:'ll| will)? (?:see|get)|zeigt|zeichnet|affiche|muestra|mostra)\b[^.!?\n]*\b(?:bar ?charts?|line ?charts?|pie ?charts?|scatter ?plots?|histograms?|plots?|charts?|graphs?|figures?|heat ?maps?|diagrams?|curves?|diagramm|balkendiagramm|histogramm|graphique|gráfic[oa]|grafico|subplots?)\b[^.!?\n]*)"),
        kInsensitive);
    static const QRegularExpression doubt(
        QStringLiteral(
            R"(\b(?:if|would|may|might|could|can|unless|without|never|not|no|nothing|n't|instead of)\b)"),
        kInsensitive);
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

std::optional<OutputWithError> splitError(const QString &claimed)
{
    static const QRegularExpression traceback(
        QStringLiteral(R"(^Traceback \(most recent call last\):.*$)"),
        QRegularExpression::MultilineOption);
    static const QRegularExpression error(
        QStringLiteral(R"(^(?:Uncaught |Unhandled [Ee]xception[.:] |error: )?()") + kErrorType
            + QStringLiteral(R"()(?: \[\w+\])?(?:: ?(.*))?$)"),
        QRegularExpression::MultilineOption);
    const auto head = traceback.match(claimed);
    // In a traceback a class of the program's own may have any name.
    if (head.hasMatch()) {
        static const QRegularExpression last(QStringLiteral(R"(^([A-Za-z_][\w.]*)(?:: (.*))?$)"));
        const QString end = claimed.trimmed().section(u'\n', -1);
        if (const auto match = last.match(end); match.hasMatch())
            return OutputWithError { .output = withoutEnd(claimed.left(head.capturedStart())),
                                     .error = end };
    }
    // The last one ends the program; those before it were its causes.
    QRegularExpressionMatch found;
    for (auto at = error.globalMatch(claimed, head.hasMatch() ? head.capturedStart() : 0);
         at.hasNext();) {
        const auto match = at.next();
        if (!found.hasMatch() || head.hasMatch())
            found = match;
    }
    if (!found.hasMatch())
        return std::nullopt;
    const QString rest = claimed.mid(found.capturedEnd()).trimmed();
    // Behind it only the places of calls may come; else it is a line of the output.
    static const QRegularExpression places(
        QStringLiteral(R"(^(?:\s*(?:at |File |\^|~|Node\.js v|\{|\}).*\n?)*$)"));
    if (!head.hasMatch() && !rest.isEmpty() && !places.match(rest).hasMatch())
        return std::nullopt;
    const QString message = found.captured(2).trimmed();
    const qsizetype start = head.hasMatch() ? head.capturedStart() : found.capturedStart();
    return OutputWithError { .output = withoutEnd(claimed.left(start)),
                             .error = found.captured(1)
                                 + (message.isEmpty() ? QString()
                                                      : QStringLiteral(": ") + message) };
}

std::optional<QString> claimInRemark(const QString &text, bool isPrinted)
{
    // "3  <- wrong!": what points at the claim is none of it.
    static const QRegularExpression pointer(QStringLiteral(R"(\s+(?:<-+|<=+|←|⬅)(?:\s.*)?$)"));
    QString remark = text;
    remark.remove(pointer);
    static const QRegularExpression arrow(
        QStringLiteral(R"(^(?:->|=>|>|=|→|⇒|⟹|➜|==>|-->)\s*(.+)$)"));
    if (const auto match = arrow.match(remark); match.hasMatch())
        return match.captured(1);
    static const QRegularExpression words(
        QStringLiteral(
            R"(^(?:expected )?(?:output|prints?|printed|result|returns?|gives?|logs?|evaluates to|ausgabe|ergebnis|ergibt|sortie|affiche|résultat|salida|imprime|resultado|saída|risultato|stampa|вывод|результат|输出|结果|出力|結果)\s*(?:[:=：]|is)\s*(.+)$)"),
        kInsensitive);
    if (const auto match = words.match(remark); match.hasMatch())
        return match.captured(1);
    static const QRegularExpression literal(
        u'^' + kLiteral
        + QStringLiteral(
            R"((?:,? (?:\d|'|"|True|False|None).*|\s*(?:[(,;!]|-|–|—|because|since|not).*)?$)"));
    static const QRegularExpression verb(
        QStringLiteral("^(?:(?:this|it|which|the result|the output) "
                       ")?(?:prints?|outputs?|logs?|returns?|gives?|yields?|"
                       "evaluates to|is|should be|will be|becomes) (")
            + kLiteral + QStringLiteral(")$"),
        kInsensitive);
    if (const auto match = verb.match(remark); match.hasMatch())
        return match.captured(1);
    static const QRegularExpression numbers(QStringLiteral(R"(^[^\p{L}]*\d[^\p{L}]*$)"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    if (isPrinted && (literal.match(remark).hasMatch() || numbers.match(remark).hasMatch()))
        return remark;
    return std::nullopt;
}

bool isLiteral(const QString &remark)
{
    static const QRegularExpression literal(u'^' + kLiteral + u'$');
    return literal.match(remark).hasMatch();
}

bool beginsWithValue(const QString &remark)
{
    static const QRegularExpression value(u'^' + kLiteral + QStringLiteral("(?:[\\s,;]|$)"));
    return value.match(remark).hasMatch();
}

bool seemsToClaim(const QString &remark)
{
    static const QRegularExpression result(
        QStringLiteral(
            R"(^(?:[-=]+>|→|⇒)|\b(?:outputs?|prints?|printed|returns?|results?|gives?|yields?|evaluates?|equals?|raises?|throws?|fails?|will be|becomes|is now)\b)"),
        kInsensitive);
    return result.match(remark).hasMatch();
}

std::optional<QString> errorInRemark(const QString &remark)
{
    static const QRegularExpression pattern(
        QStringLiteral(
            R"(^(?:[^\w\s]{1,3}\s*)?(?:(?:this )?(?:raises?|throws?|error:?|uncaught)\s+(?:an? )?)?()")
        + kErrorType + QStringLiteral(R"()(?:: ?(.+))?[.!]?$)"));
    static const QRegularExpression doubt(
        QStringLiteral(R"(\b(?:never|not|no longer|avoid|if|would|may)\b)"), kInsensitive);
    const auto match = pattern.match(remark.trimmed());
    if (!match.hasMatch() || doubt.match(remark.trimmed().left(match.capturedStart(1))).hasMatch())
        return std::nullopt;
    const QString message = match.captured(2).trimmed();
    return match.captured(1) + (message.isEmpty() ? QString() : QStringLiteral(": ") + message);
}

bool announcesLines(const QString &remark)
{
    static const QRegularExpression pattern(
        QStringLiteral(
            R"(^(?:expected |sample |the )?(?:output|prints|result|results|ausgabe|ergebnis|sortie|salida|saída|resultado|risultato|вывод|результат|输出|结果|出力|結果)\s*[:：]?$)"),
        kInsensitive);
    return pattern.match(remark).hasMatch();
}

} // namespace sandpad::runner
