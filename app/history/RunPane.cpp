#include "app/history/RunPane.h"

#include "app/history/RunHits.h"
#include "app/history/RunWords.h"
#include "runner/history/CutSentence.h"
#include "runner/history/Replay.h"
#include "runner/model/Prose.h"
#include "widgets/compare/CompareView.h"
#include "widgets/controls/ElidedLabel.h"
#include "widgets/controls/FlowLayout.h"
#include "widgets/controls/IconButton.h"
#include "widgets/controls/KeyTip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace sandpad::app {

RunPane::RunPane(QWidget *parent)
    : QWidget(parent)
    , m_title(new widgets::ElidedLabel(this))
    , m_facts(new widgets::ElidedLabel(this))
    , m_count(new QLabel(this))
    , m_previous(new widgets::IconButton(widgets::Symbol::Up, tr("Previous difference"), this))
    , m_next(new widgets::IconButton(widgets::Symbol::Down, tr("Next difference"), this))
    , m_stack(new QStackedWidget(this))
    , m_nothing(new QLabel(m_stack))
    , m_code(new widgets::CodeEditor(this))
    , m_output(new widgets::OutputPane(this))
    , m_comparison(new widgets::CompareView(this))
    , m_hits(
          new RunHits({ .code = *m_code, .output = *m_output, .comparison = *m_comparison }, this))
    , m_left(new QLabel(this))
    , m_right(new QLabel(this))
{
    build();
    connectAll();
    showNothing(tr("Choose a run."));
}

QToolButton *RunPane::addButton(const QString &text)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void RunPane::build()
{
    makeButtons();
    nameParts();
    QLayout *words = newHead();
    addPages();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(words);
    column->addWidget(m_stack, 1);
}

void RunPane::makeButtons()
{
    m_asItWas = addButton(tr("As it was"));
    m_compare = addButton(tr("Compare"));
    for (QToolButton *chip : { m_asItWas, m_compare }) {
        chip->setObjectName(QStringLiteral("chip"));
        chip->setCheckable(true);
        chip->setAutoExclusive(true);
    }
    m_asItWas->setChecked(true);
    m_hold = addButton(tr("Compare others with this"));
    m_hold->setObjectName(QStringLiteral("toggle"));
    m_hold->setCheckable(true);
    m_hold->setToolTip(tr("Keeps this run on the right side, and compares the ones that you choose "
                          "with it"));
    m_restore = addButton(tr("Restore this code"));
    m_restore->setObjectName(QStringLiteral("run"));
    m_reopen = addButton(tr("Reopen its scratch"));
    m_reopen->setToolTip(tr("The scratch of this run is closed. Open, it can be compared with"));
}

void RunPane::nameParts()
{
    m_title->setObjectName(QStringLiteral("reviewTitle"));
    m_facts->setProperty("tone", QStringLiteral("muted"));
    m_next->setName(tr("Next difference"));
    widgets::setCommand(m_next, QStringLiteral("nextFinding"));
    m_previous->setName(tr("Previous difference"));
    widgets::setCommand(m_previous, QStringLiteral("previousFinding"));
    m_code->setAccessibleName(tr("Code of the run"));
    m_code->setReadOnly(true);
    m_code->setCaretLineVisible(false);
    // What a program has called its error is no markup.
    for (QLabel *label : { m_left, m_right, m_nothing, m_count })
        label->setTextFormat(Qt::PlainText);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("tone", QStringLiteral("muted"));
}

QLayout *RunPane::newHead()
{
    auto *words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(m_title);
    words->addWidget(m_facts);
    auto *buttons = new QWidget(this);
    auto *row = new widgets::FlowLayout(buttons);
    words->addSpacing(4);
    // What comes and goes stands behind what stays.
    for (QWidget *widget : std::initializer_list<QWidget *> {
             m_asItWas, m_compare, m_hold, m_restore, m_reopen, m_count, m_previous, m_next })
        row->addWidget(widget);
    words->addWidget(buttons);
    words->setContentsMargins(16, 12, 16, 8);
    return words;
}

void RunPane::addPages()
{
    auto *splitter = new QSplitter(Qt::Horizontal, m_stack);
    splitter->setHandleWidth(1);
    splitter->addWidget(m_code);
    splitter->addWidget(m_output);
    splitter->setSizes({ 480, 520 });
    m_whole = splitter;
    m_pair = new QWidget(m_stack);
    auto *heads = new QHBoxLayout;
    heads->setContentsMargins(16, 8, 16, 8);
    for (QLabel *label : { m_left, m_right }) {
        // Each above its side, however long the other is.
        label->setWordWrap(true);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        heads->addWidget(label, 1, Qt::AlignTop);
    }
    m_right->setIndent(12);
    auto *pair = new QVBoxLayout(m_pair);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(0);
    pair->addLayout(heads);
    pair->addWidget(m_comparison, 1);
    for (QWidget *page : std::initializer_list<QWidget *> { m_nothing, m_whole, m_pair })
        m_stack->addWidget(page);
}

void RunPane::connectAll()
{
    connect(m_asItWas, &QToolButton::clicked, this, [this] { wishToCompare(false); });
    connect(m_compare, &QToolButton::clicked, this, [this] { wishToCompare(true); });
    connect(m_hold, &QToolButton::clicked, this, &RunPane::onHold);
    connect(m_previous, &QAbstractButton::clicked, this, [this] { step(-1); });
    connect(m_next, &QAbstractButton::clicked, this, [this] { step(1); });
    connect(m_comparison, &widgets::CompareView::currentChanged, this, &RunPane::showCount);
    connect(m_restore, &QToolButton::clicked, this, [this] {
        if (m_run)
            emit restoreWanted(*m_run);
    });
    connect(m_reopen, &QToolButton::clicked, this, [this] {
        m_isComparing = true;
        emit reopenWanted(*m_run);
    });
    connect(&m_output->view(), &widgets::OutputView::requested, this,
            [this](const widgets::OutputRequest &request) {
                const auto *place = std::get_if<widgets::GoTo>(&request);
                if (place && place->file.isEmpty())
                    m_code->goTo(place->line, place->column);
                else if (const auto *tell = std::get_if<widgets::Tell>(&request))
                    emit noticed(tell->sentence);
                else
                    emit noticed(tr("This run is over. Restore its code to run it again."));
            });
}

void RunPane::setTheme(const widgets::Theme &theme)
{
    m_code->setTheme(theme);
    m_output->setTheme(theme);
    m_comparison->setTheme(theme);
    m_hits->setTheme(theme);
    for (widgets::IconButton *button : { m_previous, m_next })
        button->setTheme(theme);
}

void RunPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int kForTwo = 560; ///< beside each other
    const auto direction = width() < kForTwo ? Qt::Vertical : Qt::Horizontal;
    if (direction == m_whole->orientation())
        return;
    m_whole->setOrientation(direction);
    m_whole->setSizes({ 480, 520 });
}

void RunPane::showNothing(const QString &sentence)
{
    m_run.reset();
    m_title->clear();
    m_facts->clear();
    m_nothing->setText(sentence);
    showComparison();
}

void RunPane::setNow(const NowOf &nowOf, const IsClosed &isClosed)
{
    m_nowOf = nowOf;
    m_isClosed = isClosed;
    renewNow();
}

void RunPane::renewNow()
{
    if (m_run && m_nowOf)
        m_now = m_nowOf(m_run->head.scratchId);
    showComparison();
}

void RunPane::show(const runner::KeptRun &run, const runner::LanguageInfo &language)
{
    m_run = run;
    m_language = language;
    m_now = m_nowOf ? m_nowOf(run.head.scratchId) : std::nullopt;
    m_title->setText(run.head.title.simplified());
    fillRun();
    showComparison();
}

void RunPane::fillRun()
{
    m_code->setReadOnly(false);
    m_code->clearErrors();
    m_code->setLanguage(m_language);
    m_code->setBytes(m_run->request.snippet.code);
    m_code->setReadOnly(true);
    widgets::OutputView &view = m_output->view();
    view.clear();
    view.setHint(tr("Nothing was printed."));
    view.setSource(m_run->request.snippet.code);
    view.setEchoedByProgram(m_run->request.usesTerminal);
    runner::replay(*m_run,
                   { .onEvent = [&view](const runner::RunEvent &event) { view.add(event); },
                     .onTyped = [&view](const QString &line,
                                        bool isSecret) { view.addTyped(line, isSecret); } });
}

const ComparedWith *RunPane::other() const
{
    if (m_held)
        return &*m_held;
    return m_now ? &*m_now : nullptr;
}

void RunPane::release()
{
    m_hold->setChecked(false);
    onHold(false);
}

void RunPane::onHold(bool isHeld)
{
    m_held.reset();
    if (isHeld && m_run)
        m_held = { .name = factWords(m_run->head, m_language.name),
                   .code = QString::fromUtf8(m_run->request.snippet.code),
                   .output = outputOf(*m_run) };
    m_isComparing = m_isComparing || isHeld;
    showComparison();
}

void RunPane::wishToCompare(bool isWished)
{
    m_isComparing = isWished;
    showComparison();
}

void RunPane::showObstacle()
{
    const bool isAlone = m_run && !other();
    const bool isClosed = isAlone && m_isClosed && m_isClosed(m_run->head.scratchId);
    m_compare->setEnabled(m_run && !isAlone);
    m_reopen->setVisible(isClosed);
    QString why;
    if (isAlone)
        why = isClosed ? tr("The scratch of this run is closed")
                       : tr("The scratch of this run is not there any more");
    m_compare->setToolTip(why);
}

void RunPane::showComparison()
{
    const ComparedWith *with = other();
    showObstacle();
    m_restore->setEnabled(m_run.has_value());
    m_hold->setEnabled(m_run.has_value() || m_held);
    const bool isCompared = m_run && with && m_isComparing;
    (isCompared ? m_compare : m_asItWas)->setChecked(true);
    for (QWidget *widget : std::initializer_list<QWidget *> { m_count, m_previous, m_next })
        widget->setVisible(isCompared);
    QWidget *alone = m_nothing;
    if (m_run)
        alone = m_whole;
    m_stack->setCurrentWidget(isCompared ? m_pair : alone);
    if (!isCompared)
        return showFacts(m_run ? factWords(m_run->head, m_language.name) : QString());
    m_left->setText(factWords(m_run->head, m_language.name));
    m_right->setText(with->name);
    const widgets::ComparedPart code { .heading = tr("Code"),
                                       .left = QString::fromUtf8(m_run->request.snippet.code),
                                       .right = with->code,
                                       .definition = m_language.definition };
    // The facts of both stand above them.
    if (!with->output) {
        m_comparison->setParts({ code });
        return showFacts(differencesInCode(m_comparison->differencesIn(0)));
    }
    const RunOutput own = outputOf(*m_run);
    m_comparison->setParts(
        { code, { .heading = tr("Output"), .left = own.text, .right = with->output->text } });
    showFacts(runner::listOf(
        { differencesInCode(m_comparison->differencesIn(0)),
          differencesInOutput(m_comparison->differencesIn(1), own.shown == with->output->shown) }));
}

QString RunPane::differencesInCode(int count)
{
    if (count == 0)
        return tr("The same code");
    return count == 1 ? tr("1 difference in the code")
                      : tr("%n differences in the code", nullptr, count);
}

QString RunPane::differencesInOutput(int count, bool isAllSame)
{
    if (count == 0)
        return isAllSame ? tr("the same output")
                         : tr("the same text in the output, but another figure, table or value");
    return count == 1 ? tr("1 difference in the output")
                      : tr("%n differences in the output", nullptr, count);
}

void RunPane::showFacts(const QString &facts)
{
    const QString cut = m_run ? runner::cutSentence(m_run->cut) : QString();
    m_facts->setText(QStringLiteral("%1   %2").arg(facts, cut).trimmed());
}

void RunPane::showCount()
{
    const int count = m_comparison->differences();
    m_count->setText(count == 0 ? tr("Nothing differs")
                                : tr("%1 of %2").arg(m_comparison->current() + 1).arg(count));
    for (widgets::IconButton *button : { m_previous, m_next })
        button->setEnabled(count > 0);
}

void RunPane::step(int by)
{
    if (m_stack->currentWidget() == m_pair)
        m_comparison->step(by);
    else if (m_compare->isEnabled())
        wishToCompare(true);
}

} // namespace sandpad::app
