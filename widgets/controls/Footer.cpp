#include "widgets/controls/Footer.h"

#include "runner/model/OutcomeSentence.h"
#include "widgets/controls/ElidedLabel.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QStyle>

namespace sandpad::widgets {

namespace {

    constexpr int kHeight = 30;
    constexpr int kTickMs = 100;

    void setTone(ElidedLabel *label, const char *tone)
    {
        label->setProperty("tone", QString::fromLatin1(tone));
        label->style()->unpolish(label);
        label->style()->polish(label);
    }

    /// Qt shows a tool tip as rich text when it looks like markup, and this one may hold a guest's
    /// words. A screen reader would read the tags, too.
    void setPlainToolTip(ElidedLabel *label, const QString &text)
    {
        label->setToolTip(text.isEmpty()
                              ? QString()
                              : QStringLiteral("<span>%1</span>").arg(text.toHtmlEscaped()));
        label->setAccessibleDescription(text);
    }

    double seconds(std::chrono::microseconds time)
    {
        return std::chrono::duration<double>(time).count();
    }

} // namespace

Footer::Footer(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("footer"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(kHeight);
    setAccessibleName(tr("Run status"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 0, 16, 0);
    row->setSpacing(16);
    for (ElidedLabel **label : { &m_outcome, &m_wall, &m_cpu, &m_memory, &m_exit })
        row->addWidget(*label = addLabel());
    // A long sentence takes what the facts leave.
    row->addWidget(m_notice = addLabel(), 1);
    m_notice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_warning = addLabel());
    setTone(m_warning, "warn");
    m_warning->hide();
    row->addWidget(m_isolation = addLabel());
    row->addWidget(m_file = addLabel());
    row->addWidget(m_caret = addLabel());
    m_clock.setInterval(kTickMs);
    connect(&m_clock, &QTimer::timeout, this, &Footer::tick);
    showNothing();
}

ElidedLabel *Footer::addLabel()
{
    auto *label = new ElidedLabel(this);
    setTone(label, "muted");
    return label;
}

void Footer::showNothing()
{
    m_clock.stop();
    for (ElidedLabel *label :
         { m_outcome, m_wall, m_cpu, m_memory, m_exit, m_notice, m_isolation, m_file }) {
        label->clear();
        setPlainToolTip(label, {});
    }
    m_outcome->setText(tr("Ready"));
    setTone(m_outcome, "muted");
}

QString Footer::textOf(Activity activity)
{
    switch (activity) {
    case Activity::Compiling:
        return tr("Compiling…");
    case Activity::Waiting:
        return tr("Waiting for input");
    case Activity::Stopping:
        return tr("Stopping…");
    case Activity::Running:
        break;
    }
    return tr("Running…");
}

void Footer::showUsed(const runner::Usage &usage)
{
    m_cpu->setText(tr("CPU %1").arg(runner::humanSeconds(seconds(usage.cpu))));
    m_memory->setText(runner::humanBytes(static_cast<double>(usage.peakMemoryBytes)));
}

void Footer::showRunning(const QElapsedTimer &since, Activity activity,
                         const std::optional<runner::Usage> &usage)
{
    showNothing();
    m_since = since;
    m_outcome->setText(textOf(activity));
    setTone(m_outcome, "info");
    if (usage)
        showUsed(*usage);
    m_clock.start();
    tick();
}

void Footer::tick()
{
    constexpr double kMsPerSecond = 1000;
    m_wall->setText(tr("%1 s").arg(
        QLocale().toString(static_cast<double>(m_since.elapsed()) / kMsPerSecond, 'f', 1)));
}

void Footer::showResult(const runner::RunResult &result, std::chrono::milliseconds compiling)
{
    showNothing();
    const bool isFine = result.isSuccess();
    const bool isStopped = std::holds_alternative<runner::Stopped>(result.outcome);
    QString outcome;
    if (isFine)
        outcome = tr("✓ Finished");
    else if (isStopped)
        outcome = tr("■ Stopped");
    else if (result.explainsItself())
        outcome = tr("✕ Failed");
    else if (const auto *hit = std::get_if<runner::LimitHit>(&result.outcome))
        outcome = QStringLiteral("✕ ") + limitTitle(*hit);
    else
        outcome = QStringLiteral("✕ ") + result.message;
    m_outcome->setText(outcome);
    // A person who stopped a run made no mistake.
    setTone(m_outcome, isFine ? "good" : isStopped ? "muted" : "bad");
    setPlainToolTip(m_outcome, result.message);
    if (std::holds_alternative<runner::NotStarted>(result.outcome))
        return;
    // A program that does not compile has used nothing.
    if (result.usage.wall.count() > 0) {
        m_wall->setText(runner::humanSeconds(seconds(result.usage.wall)));
        showUsed(result.usage);
    }
    if (result.explainsItself())
        m_exit->setText(tr("exit %1").arg(exitStatus(result.outcome)));
    if (compiling.count() > 0)
        showNotice(tr("compiled in %1").arg(runner::humanSeconds(seconds(compiling))));
    m_isolation->setText(result.isolation.level.id());
}

void Footer::showCaret(int line, int column, const QStringList &unusual)
{
    const QStringList facts = QStringList { tr("Ln %1, Col %2").arg(line).arg(column) } + unusual;
    m_caret->setText(facts.join(QStringLiteral(" · ")));
}

void Footer::showFile(const QString &state, const QString &path)
{
    m_file->setText(state);
    setPlainToolTip(m_file, path);
}

void Footer::showStatus(const QString &status, const QString &profile)
{
    showNothing();
    m_outcome->setText(status);
    m_caret->setText(profile);
}

void Footer::showProgress(const QString &status, const QElapsedTimer &since, const QString &profile)
{
    showStatus(status, profile);
    setTone(m_outcome, "info");
    m_since = since;
    m_clock.start();
    tick();
}

void Footer::showNotice(const QString &sentence)
{
    m_notice->setText(sentence);
    setPlainToolTip(m_notice, sentence);
}

void Footer::showWarning(const QString &sentence)
{
    m_warning->setText(sentence);
    m_warning->setVisible(!sentence.isEmpty()); // an empty one would take space
    setPlainToolTip(m_warning, sentence);
}

QString Footer::text() const
{
    QStringList parts;
    for (const ElidedLabel *label :
         { m_outcome, m_wall, m_cpu, m_memory, m_exit, m_notice, m_warning, m_isolation }) {
        if (!label->text().isEmpty())
            parts.append(label->text());
    }
    return parts.join(QStringLiteral("  "));
}

} // namespace sandpad::widgets
