#include "app/review/ReviewBar.h"

#include "widgets/controls/ComboArrows.h"
#include "widgets/controls/Icons.h"
#include "widgets/controls/IsolationPill.h"
#include "widgets/controls/KeyTip.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace sandpad::app {

namespace {

    using runner::BlockScope;

    constexpr int kMargin = 12;
    constexpr int kSpacing = 8;

    QString scopeText(BlockScope scope, bool isLong)
    {
        switch (scope) {
        case BlockScope::Automatic:
            return isLong ? ReviewBar::tr("Blocks: automatic") : ReviewBar::tr("Automatic");
        case BlockScope::Alone:
            return isLong ? ReviewBar::tr("Blocks: each alone") : ReviewBar::tr("Each alone");
        case BlockScope::Session:
            return isLong ? ReviewBar::tr("Blocks: one session") : ReviewBar::tr("One session");
        }
        Q_UNREACHABLE_RETURN({});
    }

    QString scopeHint(BlockScope scope)
    {
        switch (scope) {
        case BlockScope::Automatic:
            return ReviewBar::tr("Each alone, and after those before it where it needs them");
        case BlockScope::Alone:
            return ReviewBar::tr("No block sees the names of another");
        case BlockScope::Session:
            return ReviewBar::tr("Each after those of its language before it");
        }
        Q_UNREACHABLE_RETURN({});
    }

} // namespace

ReviewBar::ReviewBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("controlBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(kMargin, kSpacing, kMargin, kSpacing);
    row->setSpacing(kSpacing);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    m_run = addButton({}, tr("Run all blocks"));
    widgets::setCommand(m_run, QStringLiteral("run"));
    m_run->setObjectName(QStringLiteral("run"));
    m_stop = addButton(tr("Stop"), tr("Stop the run"));
    widgets::setCommand(m_stop, QStringLiteral("stop"));
    m_stop->setObjectName(QStringLiteral("stop"));
    m_scope = addButton({}, {});
    m_scope->setPopupMode(QToolButton::InstantPopup);
    m_scope->setMenu(new QMenu(m_scope));
    addScopes();
    m_repairs = addButton({}, tr("Show what was repaired in the pasted code, block by block"));
    row->addStretch(1);
    // NOLINTNEXTLINE(cppcoreguidelines-prefer-member-initializer): Tab follows the order here
    m_isolation = new widgets::IsolationPill(this);
    m_isolation->setFocusPolicy(Qt::TabFocus);
    m_isolation->setMayChoose(false); // an answer gets the strongest level
    m_isolation->hide();
    row->addWidget(m_isolation);
    m_network = new QLabel(tr("Network off"), this);
    m_network->setObjectName(QStringLiteral("bubble"));
    m_network->setToolTip(tr("The code of an answer runs without network, unless you give it to a "
                             "block"));
    row->addWidget(m_network);
    m_report = addButton(tr("Save report"), tr("Save or copy code, claims, reality and verdicts"));
    widgets::setCommand(m_report, QStringLiteral("saveAs"));
    addReports();
    m_original = addButton(tr("Original text"), tr("Show the answer as it was pasted"));
    m_original->setObjectName(QStringLiteral("toggle"));
    m_original->setCheckable(true);
    m_more = addButton({}, tr("Menu"));
    m_more->setIcon(widgets::symbolIcon(widgets::Symbol::Dots, QPalette::Text));
    m_more->setToolButtonStyle(Qt::ToolButtonIconOnly);
    for (QToolButton *button : { m_scope, m_report })
        widgets::setChevron(button);
    for (QToolButton *button : { m_scope, m_repairs, m_original })
        button->setToolButtonStyle(Qt::ToolButtonTextOnly); // else a place for a symbol is left
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    connect(m_run, &QToolButton::clicked, this, &ReviewBar::runRequested);
    connect(m_stop, &QToolButton::clicked, this, &ReviewBar::stopRequested);
    connect(m_repairs, &QToolButton::clicked, this, &ReviewBar::repairsRequested);
    connect(m_original, &QToolButton::clicked, this, &ReviewBar::originalRequested);
    setTheme(widgets::Theme::light());
    setRunning(false);
    setScope(BlockScope::Automatic);
    setRepairs(0);
}

QToolButton *ReviewBar::addButton(const QString &text, const QString &description)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setAccessibleName(description);
    button->setToolTip(description);
    // A click leaves the focus where the person works.
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    layout()->addWidget(button);
    return button;
}

void ReviewBar::addReports()
{
    m_report->setPopupMode(QToolButton::InstantPopup);
    m_report->setMenu(new QMenu(m_report));
    for (const ReportFormat format : kReportFormats)
        m_report->menu()->addAction(tr("Save as %1…").arg(nameOf(format)), this,
                                    [this, format] { emit saveRequested(format); });
    m_report->menu()->addSeparator();
    m_report->menu()->addAction(tr("Copy as Markdown"), this, &ReviewBar::reportRequested);
    QAction *copy = m_report->menu()->addAction({}, this, &ReviewBar::failuresRequested);
    connect(m_report->menu(), &QMenu::aboutToShow, this, [this, copy] {
        const QString key = widgets::commandKey(*this, QStringLiteral("copyForModel"));
        copy->setText(tr("Copy what is false, for the model")
                      + (key.isEmpty() ? QString() : u'\t' + key));
    });
}

void ReviewBar::setTheme(const widgets::Theme &theme)
{
    using widgets::Symbol;
    const auto set = [&theme](QToolButton *button, Symbol symbol, const QColor &color) {
        button->setIcon(widgets::symbolIcon(symbol, color, theme.disabledText));
    };
    set(m_run, Symbol::Play, theme.onAccent);
    set(m_stop, Symbol::Stop, theme.text);
    set(m_repairs, Symbol::Edit, theme.text);
    set(m_report, Symbol::Save, theme.text);
    m_isolation->setTheme(theme);
}

void ReviewBar::showTexts()
{
    for (const Words words : { Words::All, Words::Most, Words::Few, Words::Fewest }) {
        showTexts(words);
        layout()->invalidate();
        // What the first run will tell has its room from the start.
        const int pill = m_isolation->isHidden() ? m_isolation->sizeHint().width() + kSpacing : 0;
        if (layout()->minimumSize().width() + pill <= width())
            return;
    }
}

void ReviewBar::showTexts(Words words)
{
    const bool hasMost = words == Words::All || words == Words::Most;
    const QString key = widgets::commandKey(*this, QStringLiteral("run"));
    m_run->setText(
        tr("Run all")
        + (words == Words::All && !key.isEmpty() ? QStringLiteral("   ") + key : QString()));
    m_network->setVisible(words != Words::Fewest);
    m_isolation->setLength(words == Words::All ? widgets::IsolationPill::Layers
                                               : widgets::IsolationPill::Word);
    for (QToolButton *button : { m_stop, m_repairs, m_report })
        button->setToolButtonStyle(hasMost ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_scope->setText(scopeText(m_scopeShown, hasMost));
    m_report->setText(tr("Save report"));
    m_repairs->setText(m_repairCount == 1
                           ? tr("1 repair")
                           : tr("%n repairs", nullptr, static_cast<int>(m_repairCount)));
    m_repairs->setAccessibleName(
        tr("%1: show what was repaired in the pasted code, block by block").arg(m_repairs->text()));
}

QSize ReviewBar::minimumSizeHint() const
{
    // Words may leave, so they do not keep the window wide.
    return { 1, layout()->minimumSize().height() };
}

void ReviewBar::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (const QAction *run = widgets::commandOf(*this, QStringLiteral("run")))
        connect(run, &QAction::changed, this, qOverload<>(&ReviewBar::showTexts),
                Qt::UniqueConnection);
    showTexts();
}

void ReviewBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showTexts();
}

QMenu &ReviewBar::menu() const
{
    return *m_more->menu();
}

void ReviewBar::setUp(const QList<runner::LevelInfo> &levels)
{
    m_isolation->setLevels(levels);
    if (const auto usual = runner::defaultLevel(levels))
        m_isolation->showIsolation({ .level = *usual, .layers = {} }); // hidden as yet
    showTexts();
}

void ReviewBar::addScopes()
{
    auto *group = new QActionGroup(m_scope);
    for (const BlockScope scope :
         { BlockScope::Automatic, BlockScope::Alone, BlockScope::Session }) {
        QAction *action = m_scope->menu()->addAction(scopeText(scope, true));
        action->setToolTip(scopeHint(scope));
        action->setCheckable(true);
        action->setData(static_cast<int>(scope));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, scope] { emit scopeChosen(scope); });
    }
    m_scope->menu()->setToolTipsVisible(true);
}

void ReviewBar::setScope(BlockScope scope)
{
    m_scopeShown = scope;
    m_scope->setToolTip(scopeHint(scope));
    m_scope->setAccessibleName(tr("How blocks see each other: %1").arg(scopeHint(scope)));
    for (QAction *action : m_scope->menu()->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(scope));
    showTexts();
}

void ReviewBar::setRunning(bool isRunning)
{
    m_isRunning = isRunning;
    m_run->setEnabled(m_isReady && !isRunning);
    m_stop->setEnabled(isRunning);
    m_scope->setEnabled(!isRunning);
}

void ReviewBar::setReady(bool isReady)
{
    m_isReady = isReady;
    for (QToolButton *button : { m_report, m_original })
        button->setEnabled(isReady);
    setRunning(m_isRunning);
}

void ReviewBar::setRepairs(qsizetype count)
{
    m_repairCount = count;
    m_repairs->setVisible(count > 0);
    showTexts();
}

void ReviewBar::showIsolation(const runner::Isolation &isolation)
{
    m_isolation->showIsolation(isolation);
    m_isolation->show();
    showTexts();
}

void ReviewBar::setOriginalShown(bool isShown)
{
    m_original->setChecked(isShown);
}

QString scopeName(BlockScope scope)
{
    switch (scope) {
    case BlockScope::Automatic:
        return QStringLiteral("automatic");
    case BlockScope::Alone:
        return QStringLiteral("alone");
    case BlockScope::Session:
        return QStringLiteral("session");
    }
    Q_UNREACHABLE_RETURN({});
}

BlockScope scopeNamed(const QString &name)
{
    for (const BlockScope scope : { BlockScope::Alone, BlockScope::Session }) {
        if (scopeName(scope) == name)
            return scope;
    }
    return BlockScope::Automatic;
}

} // namespace sandpad::app
