#include "widgets/find/FindBar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QShortcut>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sandpad::widgets {

FindBar::FindBar(const QString &place, QWidget *parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout)
    , m_second(new QHBoxLayout)
    , m_text(new QLineEdit(this))
    , m_state(new QLabel(this))
{
    setObjectName(QStringLiteral("findBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 6, 12, 6);
    rows->setSpacing(4);
    for (QHBoxLayout *row : { m_row, m_second }) {
        row->setSpacing(4);
        rows->addLayout(row);
    }
    m_text->setPlaceholderText(place);
    m_text->setAccessibleName(place);
    m_text->setClearButtonEnabled(true);
    m_row->addWidget(m_text, 1);
    m_case = addOption(QStringLiteral("Aa"), tr("Match case"), Qt::Key_C);
    m_word = addOption(QStringLiteral("ab"), tr("Whole words"), Qt::Key_W);
    m_pattern = addOption(QStringLiteral(".*"), tr("Regular expression"), Qt::Key_R);
    m_state->setProperty("tone", QStringLiteral("muted"));
    // The width is fixed, so that the buttons do not move.
    m_state->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000 of 000")));
    QToolButton *previous = addButton(QStringLiteral("↑"), tr("Previous (Shift+Enter)"));
    QToolButton *next = addButton(QStringLiteral("↓"), tr("Next (Enter)"));
    QToolButton *close = addButton(QStringLiteral("✕"), tr("Close (Esc)"));
    for (QToolButton *button : { previous, next, close }) {
        m_row->addWidget(button);
        m_steps.append(button);
    }
    connect(m_text, &QLineEdit::textChanged, this, &FindBar::emitQuery);
    connect(previous, &QToolButton::clicked, this, [this] { emit stepRequested(-1); });
    connect(next, &QToolButton::clicked, this, [this] { emit stepRequested(1); });
    connect(close, &QToolButton::clicked, this, &FindBar::closed);
}

QToolButton *FindBar::addOption(const QString &text, const QString &name, Qt::Key letter)
{
    QToolButton *option = addButton(text, name);
    option->setCheckable(true);
    const QKeySequence keys(Qt::ALT | letter);
    option->setToolTip(
        QStringLiteral("%1 (%2)").arg(name, keys.toString(QKeySequence::NativeText)));
    new QShortcut(keys, this, option, &QToolButton::toggle, Qt::WidgetWithChildrenShortcut);
    m_options.append(option);
    arrange();
    connect(option, &QToolButton::toggled, this, &FindBar::emitQuery);
    connect(option, &QToolButton::clicked, m_text, [this] { m_text->setFocus(); });
    return option;
}

QToolButton *FindBar::addButton(const QString &text, const QString &name)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setObjectName(QStringLiteral("findButton"));
    return button;
}

void FindBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FindBar::arrange()
{
    constexpr int kLeastCharacters = 20;
    int wanted = fontMetrics().averageCharWidth() * kLeastCharacters + m_state->minimumWidth();
    for (const QToolButton *button : m_options + m_steps)
        wanted += button->sizeHint().width() + m_row->spacing();
    const bool isNarrow = width() - layout()->contentsMargins().left() * 2 < wanted;
    QHBoxLayout *row = isNarrow ? m_second : m_row;
    // Behind the text, or at the beginning of their own row; the last one is the state.
    int place = isNarrow ? 0 : 1;
    for (QWidget *widget :
         QList<QWidget *>(m_options.begin(), m_options.end()) + QWidgetList { m_state }) {
        if (row->indexOf(widget) == place++)
            continue;
        m_row->removeWidget(widget);
        m_second->removeWidget(widget);
        row->insertWidget(place - 1, widget, widget == m_state && isNarrow ? 1 : 0);
    }
}

void FindBar::goOnTo(const QList<QWidget *> &others)
{
    QWidget *before = m_text;
    const auto add = [&before](QWidget *next) {
        setTabOrder(before, next);
        before = next;
    };
    for (QWidget *other : others)
        add(other);
    for (QToolButton *button : m_options + m_steps)
        add(button);
}

void FindBar::open(const QString &text)
{
    show();
    if (!text.isEmpty() && !text.contains(u'\n') && !m_pattern->isChecked())
        m_text->setText(text);
    m_text->selectAll();
    m_text->setFocus(Qt::ShortcutFocusReason);
    emitQuery();
}

FindQuery FindBar::query() const
{
    return { .text = m_text->text(),
             .isPattern = m_pattern->isChecked(),
             .isCaseSensitive = m_case->isChecked(),
             .isWholeWord = m_word->isChecked() };
}

void FindBar::emitQuery()
{
    emit queryChanged(query());
}

void FindBar::showState(const FindState &state)
{
    const QLocale locale;
    const QString count = locale.toString(state.count);
    const bool isEmpty = state.count == 0;
    QString text;
    if (!state.error.isEmpty())
        text = state.error;
    else if (isEmpty && !m_text->text().isEmpty())
        text = state.isRunning ? tr("Searching…")
            : state.isPartial  ? tr("Not in what is shown")
                               : tr("Not found");
    else if (!isEmpty && state.current >= 0)
        text = tr("%1 of %2").arg(locale.toString(state.current + 1), count);
    else if (!isEmpty)
        text = tr("Found: %1").arg(count);
    if (!isEmpty && (state.isRunning || state.isFull || state.isPartial))
        text += u'+';
    m_state->setToolTip(state.isPartial ? tr("Shortened lines are not searched") : QString());
    showText(text,
             !state.error.isEmpty() || (isEmpty && !state.isRunning && !m_text->text().isEmpty()));
}

void FindBar::showReplaced(qsizetype count)
{
    showText(tr("Replaced: %1").arg(QLocale().toString(count)), false);
}

void FindBar::showText(const QString &text, bool isBad)
{
    m_state->setText(text);
    m_state->setProperty("tone", isBad ? QStringLiteral("bad") : QStringLiteral("muted"));
    m_state->style()->unpolish(m_state);
    m_state->style()->polish(m_state);
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter || event->key() == Qt::Key_Escape)
        remember();
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else if (isEnter && modifiers == (Qt::ControlModifier | Qt::AltModifier))
        emit allRequested();
    else if (isEnter)
        emit stepRequested(modifiers.testFlag(Qt::ShiftModifier) ? -1 : 1);
    else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        recall(event->key() == Qt::Key_Up ? -1 : 1);
    else
        QWidget::keyPressEvent(event);
}

void FindBar::remember()
{
    constexpr qsizetype kMost = 50;
    if (m_text->text().isEmpty())
        return;
    m_earlier.removeOne(m_text->text());
    m_earlier.append(m_text->text());
    if (m_earlier.size() > kMost)
        m_earlier.removeFirst();
    m_recalled = m_earlier.size() - 1;
}

void FindBar::recall(int by)
{
    const bool isNew = m_text->text() != m_earlier.value(m_recalled);
    const qsizetype from = isNew ? m_earlier.size() : m_recalled;
    const qsizetype at = std::clamp<qsizetype>(from + by, 0, m_earlier.size());
    if (m_earlier.isEmpty() || at == from || (isNew && by > 0))
        return;
    m_recalled = at;
    m_text->setText(m_earlier.value(at));
}

} // namespace sandpad::widgets
