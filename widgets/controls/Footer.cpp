#include "widgets/controls/Footer.h"

#include "runner/model/OutcomeSentence.h"
#include "widgets/controls/ElidedLabel.h"
#include "widgets/controls/EndingMark.h"
#include "widgets/controls/Meter.h"
#include "widgets/controls/SymbolMark.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace sandpad::widgets {

namespace {

    constexpr int kHeight = 28;
    constexpr int kSide = 12;
    constexpr int kGap = 16;
    constexpr int kMarkGap = 6;
    constexpr int kTickMs = 100;
    constexpr int kFooterPixels = 12;
    constexpr int kSentenceWidth = 520; ///< for which facts leave

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

    /// "0.12 of 5 s": the unit is told once where both have the same.
    QString ofLimit(const QString &used, const QString &limit)
    {
        const QString unit = used.section(u' ', -1);
        const bool isSame =
            used.count(u' ') == 1 && limit.count(u' ') == 1 && limit.section(u' ', -1) == unit;
        return Footer::tr("%1 of %2").arg(isSame ? used.section(u' ', 0, 0) : used, limit);
    }

} // namespace

Meter::Length Footer::meterLength(Leaves step)
{
    if (step < Leaves::Bars)
        return Meter::Length::Whole;
    return step < Leaves::MeterLimits ? Meter::Length::NoBar : Meter::Length::NoLimit;
}

TextStatus::Parts Footer::textParts(Leaves step)
{
    TextStatus::Parts parts;
    parts.setFlag(TextStatus::KeptWord, step < Leaves::KeptWord);
    parts.setFlag(TextStatus::Indent, step < Leaves::Indent);
    parts.setFlag(TextStatus::Encoding, step < Leaves::Encoding);
    parts.setFlag(TextStatus::LineEnds, step < Leaves::LineEnds);
    return parts;
}

Footer::Footer(QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
    , m_mark(new SymbolMark(this))
{
    setObjectName(QStringLiteral("footer"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(kHeight);
    setAccessibleName(tr("Run status"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kSide, 0, kSide, 0);
    row->setSpacing(kGap);
    row->setSizeConstraint(QLayout::SetNoConstraint); // what has no room leaves
    auto *outcome = new QHBoxLayout;
    outcome->setSpacing(kMarkGap);
    outcome->addWidget(m_mark);
    outcome->addWidget(m_outcome = addLabel());
    row->addLayout(outcome);
    row->addWidget(m_wall = addLabel());
    row->addWidget(m_cpu = new Meter(tr("CPU"), this));
    row->addWidget(m_memory = new Meter(tr("Memory"), this));
    row->addWidget(m_exit = addLabel());
    // A long sentence takes what the facts leave.
    row->addWidget(m_notice = addLabel(), 1);
    m_notice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    row->addWidget(m_warning = addLabel());
    setTone(m_warning, "warn");
    m_warning->hide();
    row->addWidget(m_isolation = addLabel());
    row->addWidget(m_profile = addLabel());
    row->addWidget(m_text = new TextStatus(this));
    m_ticks.setInterval(kTickMs);
    connect(&m_ticks, &QTimer::timeout, this, &Footer::tick);
    setTheme(m_theme);
    showNothing();
}

ElidedLabel *Footer::addLabel()
{
    auto *label = new ElidedLabel(this);
    setTone(label, "muted");
    return label;
}

void Footer::setTheme(const Theme &theme)
{
    m_theme = theme;
    QFont font = theme.uiFont;
    font.setPixelSize(kFooterPixels);
    font.setFeature(QFont::Tag("tnum"), 1); // numbers that count do not jump
    setFont(font);
    for (Meter *meter : { m_cpu, m_memory })
        meter->setTheme(theme);
    m_text->setTheme(theme);
    fit();
}

void Footer::comeLast()
{
    m_text->comeLast();
}

void Footer::showNothing()
{
    m_ticks.stop();
    for (ElidedLabel *label : { m_outcome, m_wall, m_exit, m_notice, m_isolation, m_profile }) {
        label->clear();
        setPlainToolTip(label, {});
    }
    m_mark->show({}, {});
    for (Meter *meter : { m_cpu, m_memory })
        meter->setFacts({});
    m_outcome->setText(tr("Ready"));
    setTone(m_outcome, "muted");
    fit();
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

void Footer::showUsed(const runner::Usage &usage, const std::optional<runner::Limits> &limits,
                      bool isLive)
{
    const double cpu = seconds(usage.cpu);
    const auto memory = static_cast<double>(usage.peakMemoryBytes);
    Meter::Facts cpuFacts { .used = runner::humanSeconds(cpu),
                            .isLive = isLive,
                            .isAccented = isLive };
    Meter::Facts memoryFacts { .used = runner::humanBytes(memory), .isLive = isLive };
    if (limits && limits->cpu.count() > 0 && limits->memoryBytes > 0) {
        const double mostCpu = seconds(limits->cpu);
        const auto mostMemory = static_cast<double>(limits->memoryBytes);
        cpuFacts.ofLimit = ofLimit(cpuFacts.used, runner::humanSeconds(mostCpu));
        cpuFacts.share = cpu / mostCpu;
        memoryFacts.ofLimit = ofLimit(memoryFacts.used, runner::humanBytes(mostMemory));
        memoryFacts.share = memory / mostMemory;
    }
    m_cpu->setFacts(cpuFacts);
    m_memory->setFacts(memoryFacts);
}

void Footer::showRunning(const RunClock &time, Activity activity,
                         const std::optional<runner::Usage> &usage,
                         const std::optional<runner::Limits> &limits)
{
    showNothing();
    m_time = time;
    m_mark->show(Symbol::Running, m_theme.info);
    m_outcome->setText(textOf(activity));
    setTone(m_outcome, "info");
    if (usage)
        showUsed(*usage, limits, true);
    setPlainToolTip(
        m_wall, activity == Activity::Compiling ? tr("Since compiling began") : meaningOfTime());
    m_ticks.start();
    tick();
    fit();
}

QString Footer::meaningOfTime()
{
    return tr("How long the program has run, without waiting for input");
}

void Footer::tick()
{
    // Rounded down, or what is shown at last could be less.
    m_wall->setText(tr("%1 s").arg(QLocale().toString(std::floor(m_time.now() * 10) / 10, 'f', 1)));
}

void Footer::showResult(const runner::RunResult &result,
                        const std::optional<runner::Limits> &limits,
                        std::chrono::milliseconds compiling)
{
    showNothing();
    const bool isFine = result.isSuccess();
    const bool isStopped = std::holds_alternative<runner::Stopped>(result.outcome);
    QString outcome;
    if (isFine)
        outcome = tr("Finished");
    else if (isStopped)
        outcome = tr("Stopped");
    else if (result.explainsItself())
        outcome = tr("Failed");
    else if (const auto *hit = std::get_if<runner::LimitHit>(&result.outcome))
        outcome = limitTitle(*hit);
    else
        outcome = result.message;
    m_outcome->setText(outcome);
    // A person who stopped a run made no mistake, and whoever set the limit may set another.
    const runner::Ending ending = runner::endingOf(result.outcome);
    setTone(m_outcome,
            isFine                                ? "good"
                : isStopped                       ? "muted"
                : ending == runner::Ending::Limit ? "warn"
                                                  : "bad");
    m_mark->show(endingSymbol(ending), endingColor(ending, m_theme));
    setPlainToolTip(m_outcome, result.message);
    if (std::holds_alternative<runner::NotStarted>(result.outcome))
        return fit();
    // A program that does not compile has used nothing.
    if (result.usage.wall.count() > 0) {
        m_wall->setText(runner::humanSeconds(seconds(result.usage.wall)));
        setPlainToolTip(m_wall, meaningOfTime());
        showUsed(result.usage, limits, false);
    }
    if (result.explainsItself())
        m_exit->setText(tr("exit %1").arg(exitStatus(result.outcome)));
    constexpr std::chrono::milliseconds kWorthTelling(5); // less is shown as 0.00 s
    if (compiling >= kWorthTelling)
        showNotice(tr("compiled in %1").arg(runner::humanSeconds(seconds(compiling))));
    m_isolation->setText(result.isolation.level.id());
    fit();
}

void Footer::showCaret(const TextFacts &facts)
{
    m_text->showFacts(facts);
    m_isText = true;
    fit();
}

void Footer::showFile(TextStatus::FileState state, const QString &path)
{
    m_text->showFile(state, path);
    fit();
}

void Footer::showStatus(const QString &status, const QString &profile)
{
    showNothing();
    m_isText = false;
    m_outcome->setText(status);
    m_profile->setText(profile);
    fit();
}

void Footer::showProgress(const QString &status, const QElapsedTimer &since, const QString &profile)
{
    showStatus(status, profile);
    setTone(m_outcome, "info");
    m_time = RunClock(since);
    m_ticks.start();
    tick();
    fit();
}

void Footer::showNotice(const QString &sentence)
{
    m_notice->setText(sentence);
    setPlainToolTip(m_notice, sentence);
    fit();
}

void Footer::showWarning(const QString &sentence)
{
    m_warning->setText(sentence);
    m_warning->setVisible(!sentence.isEmpty()); // an empty one would take space
    setPlainToolTip(m_warning, sentence);
    fit();
}

void Footer::showNotKept(const QString &sentence)
{
    m_text->setKeeping(false);
    showWarning(sentence);
}

void Footer::showKeptAgain()
{
    m_text->setKeeping(true);
    showWarning({});
}

QSize Footer::minimumSizeHint() const
{
    return { 1, kHeight };
}

void Footer::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

int Footer::neededWidth(Leaves step) const
{
    int width = 2 * kSide + kGap; // the notice has its gap also while it is empty
    const auto add = [&width](int part) { width += part > 0 ? part + kGap : 0; };
    const auto widthOf = [](const ElidedLabel *label) {
        return label->text().isEmpty() ? 0 : label->sizeHint().width();
    };
    if (m_mark->symbol())
        width += m_mark->width() + kMarkGap;
    for (const ElidedLabel *label : { m_outcome, m_wall, m_profile })
        add(widthOf(label));
    for (const ElidedLabel *sentence : { m_notice, m_warning })
        add(std::min(widthOf(sentence), kSentenceWidth));
    add(step < Leaves::Cpu ? m_cpu->widthAt(meterLength(step)) : 0);
    add(step < Leaves::Memory ? m_memory->widthAt(meterLength(step)) : 0);
    add(step < Leaves::Exit ? widthOf(m_exit) : 0);
    add(step < Leaves::Isolation ? widthOf(m_isolation) : 0);
    add(m_isText ? m_text->widthWith(textParts(step)) : 0);
    return width;
}

void Footer::fit()
{
    auto step = Leaves::Nothing;
    while (step < Leaves::Cpu && neededWidth(step) > width())
        step = static_cast<Leaves>(static_cast<int>(step) + 1);
    const auto show = [](auto *part, bool hasRoom) {
        part->setVisible(hasRoom && !part->text().isEmpty());
    };
    for (Meter *meter : { m_cpu, m_memory })
        meter->setLength(meterLength(step));
    show(m_wall, true);
    show(m_cpu, step < Leaves::Cpu);
    show(m_memory, step < Leaves::Memory);
    show(m_exit, step < Leaves::Exit);
    show(m_isolation, step < Leaves::Isolation);
    show(m_profile, true);
    m_text->setVisible(m_isText);
    m_text->setParts(textParts(step));
    // A long sentence ends in dots before a fact does.
    m_warning->setMaximumWidth(kSentenceWidth + std::max(0, width() - neededWidth(step)));
}

QString Footer::text() const
{
    QStringList parts {
        m_outcome->text(), m_wall->text(),   m_cpu->text(),     m_memory->text(),
        m_exit->text(),    m_notice->text(), m_warning->text(), m_isolation->text()
    };
    parts.removeAll(QString());
    return parts.join(QStringLiteral("  "));
}

} // namespace sandpad::widgets
