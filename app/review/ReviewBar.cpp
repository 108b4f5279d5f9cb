#include "app/review/ReviewBar.h"

#include "widgets/controls/FlowLayout.h"
#include "widgets/review/VerdictWords.h"

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

    QString scopeText(BlockScope scope)
    {
        switch (scope) {
        case BlockScope::Automatic:
            return ReviewBar::tr("Blocks: automatic");
        case BlockScope::Alone:
            return ReviewBar::tr("Blocks: each alone");
        case BlockScope::Session:
            return ReviewBar::tr("Blocks: one session");
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
    , m_pills(new QWidget(this))
    , m_pillRow(new QHBoxLayout(m_pills))
{
    setObjectName(QStringLiteral("controlBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto *row = new widgets::FlowLayout(this, kSpacing);
    row->setContentsMargins(kMargin, kSpacing, kMargin, kSpacing);
    m_run = addButton({}, tr("Run all blocks (Ctrl+Enter, F5)"));
    m_run->setObjectName(QStringLiteral("run"));
    m_scope = addButton({}, {});
    m_scope->setPopupMode(QToolButton::InstantPopup);
    m_scope->setMenu(new QMenu(m_scope));
    addScopes();
    m_repairs = addButton({}, tr("Show what was repaired in the pasted code, block by block"));
    row->addGap();
    m_pillRow->setContentsMargins(0, 0, 0, 0);
    m_pillRow->setSpacing(kSpacing);
    row->addWidget(m_pills);
    row->setYielding(m_pills);
    m_report = addButton(
        tr("Copy report"),
        tr("Copy code, claims, reality and verdicts as Markdown, for a ticket or for the model"));
    m_original = addButton(tr("Original text"), tr("Show the answer as it was pasted"));
    m_original->setObjectName(QStringLiteral("toggle"));
    m_original->setCheckable(true);
    m_more = addButton(QStringLiteral("⋮"), tr("Menu"));
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_more->setMenu(new QMenu(m_more));
    m_failures = m_more->menu()->addAction(tr("Copy failures for the model\tCtrl+Shift+C"));
    m_more->menu()->addSeparator();
    connect(m_run, &QToolButton::clicked, this,
            [this] { m_isRunning ? emit stopRequested() : emit runRequested(); });
    connect(m_repairs, &QToolButton::clicked, this, &ReviewBar::repairsRequested);
    connect(m_report, &QToolButton::clicked, this, &ReviewBar::reportRequested);
    connect(m_failures, &QAction::triggered, this, &ReviewBar::failuresRequested);
    connect(m_original, &QToolButton::clicked, this, &ReviewBar::originalRequested);
    setRunning(false);
    setScope(BlockScope::Automatic);
    setRepairs(0);
    setSummary({});
}

QToolButton *ReviewBar::addButton(const QString &text, const QString &description)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setAccessibleName(description);
    button->setToolTip(description);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    layout()->addWidget(button);
    return button;
}

void ReviewBar::addCommands(const QList<QAction *> &actions)
{
    m_more->menu()->addActions(actions);
}

void ReviewBar::addScopes()
{
    auto *group = new QActionGroup(m_scope);
    for (const BlockScope scope :
         { BlockScope::Automatic, BlockScope::Alone, BlockScope::Session }) {
        QAction *action = m_scope->menu()->addAction(scopeText(scope));
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
    m_scope->setText(scopeText(scope) + QStringLiteral(" ▾"));
    m_scope->setToolTip(scopeHint(scope));
    m_scope->setAccessibleName(tr("How blocks see each other: %1").arg(scopeHint(scope)));
    for (QAction *action : m_scope->menu()->actions())
        action->setChecked(action->data().toInt() == static_cast<int>(scope));
}

void ReviewBar::setRunning(bool isRunning)
{
    m_isRunning = isRunning;
    const QString run = tr("▶ Run all   Ctrl+Enter");
    const QString stop = tr("■ Stop   Ctrl+.");
    // The place is kept, so that nothing moves when a run begins or ends.
    m_run->setText(run);
    m_run->setFixedWidth(m_run->sizeHint().width());
    m_run->setText(isRunning ? stop : run);
    m_scope->setEnabled(!isRunning);
}

void ReviewBar::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setRunning(m_isRunning); // only now the style's font is known
}

void ReviewBar::setReady(bool isReady)
{
    for (QToolButton *button : { m_run, m_report, m_original })
        button->setEnabled(isReady);
    m_failures->setEnabled(isReady);
}

void ReviewBar::setRepairs(qsizetype count)
{
    m_repairs->setText(count == 1 ? tr("1 repair made · review")
                                  : tr("%1 repairs made · review").arg(count));
    m_repairs->setVisible(count > 0);
}

void ReviewBar::setSummary(const QMap<runner::Verdict, int> &summary)
{
    const QList<widgets::PillWords> words = widgets::summaryWords(summary);
    while (QLayoutItem *item = m_pillRow->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const widgets::PillWords &word : words) {
        auto *pill = new QLabel(word.text, m_pills);
        pill->setObjectName(QStringLiteral("pill"));
        pill->setProperty("tone", word.tone);
        m_pillRow->addWidget(pill);
        pill->show();
    }
    m_pills->setVisible(!words.isEmpty());
    layout()->invalidate();
    updateGeometry();
}

void ReviewBar::setOriginalShown(bool isShown)
{
    m_original->setChecked(isShown);
}

QStringList ReviewBar::pillTexts() const
{
    QStringList texts;
    for (int i = 0; i < m_pillRow->count(); ++i)
        texts.append(qobject_cast<QLabel *>(m_pillRow->itemAt(i)->widget())->text());
    return texts;
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
