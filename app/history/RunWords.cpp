#include "app/history/RunWords.h"

#include "runner/history/Replay.h"
#include "runner/model/OutcomeSentence.h"
#include "widgets/output/OutputDocument.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QLocale>

#include <algorithm>
#include <limits>

namespace sandpad::app {

namespace {

    struct RunTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::RunWords)
    };

    /// What follows the first line.
    QString linesBehind(const runner::KeptRunHead &head)
    {
        if (head.lines < 2)
            return {};
        const auto lines = std::min<qint64>(head.lines, std::numeric_limits<int>::max());
        return u' ' + RunTexts::tr("… %n lines", nullptr, static_cast<int>(lines));
    }

    QByteArray digestOf(const runner::MimeBundle &data)
    {
        const QString picture = QStringLiteral("image/png");
        QCryptographicHash hash(QCryptographicHash::Blake2b_160);
        const QStringList types =
            data.contains(picture) ? QStringList { picture } : data.mimeTypes();
        for (const QString &type : types) {
            hash.addData(type.toUtf8());
            hash.addData(data.data(type));
        }
        return hash.result();
    }

} // namespace

QString endingWords(runner::Ending ending)
{
    switch (ending) {
    case runner::Ending::Finished:
        return RunTexts::tr("Finished");
    case runner::Ending::Failed:
        return RunTexts::tr("Failed");
    case runner::Ending::Signalled:
        return RunTexts::tr("Ended by a signal");
    case runner::Ending::Limit:
        return RunTexts::tr("Stopped by a limit");
    case runner::Ending::Stopped:
        return RunTexts::tr("Stopped by you");
    case runner::Ending::NotStarted:
        return RunTexts::tr("Not started");
    }
    Q_UNREACHABLE_RETURN({});
}

QString timeWords(const runner::KeptRunHead &head)
{
    const QLocale locale;
    // With seconds: who tries something out runs it many times a minute.
    QString format = locale.timeFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("ss")))
        format.replace(QLatin1String("mm"), QLatin1String("mm:ss"));
    return locale.toString(head.began.toLocalTime().time(), format);
}

QString dayWords(const runner::KeptRunHead &head)
{
    const QDate day = head.began.toLocalTime().date();
    const qint64 days = day.daysTo(QDate::currentDate());
    if (days == 0)
        return RunTexts::tr("Today");
    if (days == 1)
        return RunTexts::tr("Yesterday");
    return QLocale().toString(day, QLocale::LongFormat);
}

QString beganWords(const runner::KeptRunHead &head)
{
    const QDate day = head.began.toLocalTime().date();
    QString time = timeWords(head);
    const qint64 days = day.daysTo(QDate::currentDate());
    if (days == 0)
        return time;
    if (days == 1)
        return RunTexts::tr("yesterday %1").arg(time);
    return QLocale().toString(day, QLocale::ShortFormat) + u' ' + time;
}

QString endWords(const runner::KeptRunHead &head)
{
    // A program that is stopped may end with an error, for example KeyboardInterrupt.
    return head.detail.isEmpty() || head.ending == runner::Ending::Stopped
        ? endingWords(head.ending)
        : head.detail;
}

QString outputWords(const runner::KeptRunHead &head)
{
    return head.beginning.isEmpty() ? QString() : head.beginning + linesBehind(head);
}

QString outputWords(const runner::KeptRunHead &head, const QFontMetrics &metrics, int width)
{
    QString whole = outputWords(head);
    if (metrics.horizontalAdvance(whole) <= width)
        return whole;
    QString rest = linesBehind(head);
    const int least = metrics.averageCharWidth()
        * static_cast<int>(std::min<qsizetype>(head.beginning.size(), 12));
    int room = width - metrics.horizontalAdvance(rest);
    if (room < least) { // the text tells more than the number
        room = width;
        rest.clear();
    }
    QString line = metrics.elidedText(head.beginning, Qt::ElideRight, room);
    // One ellipsis says that both go on.
    if (!rest.isEmpty() && line.endsWith(u'…'))
        line.chop(1);
    return line.trimmed() + rest;
}

QString factWords(const runner::KeptRunHead &head, const QString &language)
{
    return QStringList { RunTexts::tr("Run %1").arg(head.id), beganWords(head), endWords(head),
                         runner::humanSeconds(std::chrono::duration<double>(head.wall).count()),
                         (language + u' ' + head.version).trimmed() }
        .join(QStringLiteral(" · "));
}

RunOutput outputOf(const runner::KeptRun &run)
{
    constexpr qsizetype kMost = 128 << 10;
    constexpr qsizetype kShownMark = 12;
    RunOutput found;
    widgets::OutputDocument document;
    qsizetype left = kMost;
    qint64 more = 0;
    QCryptographicHash rest(QCryptographicHash::Sha256);
    const auto add = [&](runner::RunEvent event) {
        if (auto *output = std::get_if<runner::Output>(&event.payload)) {
            const qsizetype shown = std::min(left, output->bytes.size());
            rest.addData(QByteArrayView(output->bytes).sliced(shown));
            more += output->bytes.size() - shown;
            output->bytes.truncate(shown);
            left -= shown;
        }
        if (const auto *display = std::get_if<runner::Display>(&event.payload))
            found.shown.append(digestOf(display->data));
        if (const auto *value = std::get_if<runner::Value>(&event.payload))
            found.shown.append(digestOf(value->data));
        // How the run ended is among its facts.
        if (!std::holds_alternative<runner::Finished>(event.payload))
            document.add(event);
    };
    runner::replay(run, { .onEvent = add, .onTyped = [&](const QString &line, bool) {
                             if (!run.request.usesTerminal) // which echoes it
                                 document.addInput(line);
                         } });
    found.text = document.plainText();
    // What is left out differs where its marks do.
    if (more > 0)
        found.text += u'\n'
            + RunTexts::tr("… (%1 more bytes, in all %2)")
                  .arg(QLocale().toString(more),
                       QString::fromLatin1(rest.result().toHex().first(kShownMark)));
    return found;
}

} // namespace sandpad::app
