#include "app/settings/dialog/SettingsForm.h"

#include "widgets/controls/Choice.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sandpad::app {

namespace {
    constexpr int kMargin = 20;
    constexpr int kGap = 12;
    constexpr int kLeastField = 160;
    constexpr int kHeight = 32;
    constexpr int kLetters = 28; // of a choice
} // namespace

SettingsForm::SettingsForm(SettingsStore &store, QWidget *parent)
    : QScrollArea(parent)
    , m_store(store)
{
    auto *inside = new QWidget(this);
    inside->setObjectName(QStringLiteral("page"));
    m_layout = new QFormLayout(inside);
    m_layout->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    m_layout->setHorizontalSpacing(kMargin);
    m_layout->setVerticalSpacing(kGap);
    m_layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_layout->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_layout->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    setWidget(inside);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
}

void SettingsForm::addHeading(const QString &text)
{
    auto *heading = new QLabel(text, widget());
    heading->setObjectName(QStringLiteral("blockNumber"));
    heading->setContentsMargins(0, m_layout->rowCount() > 0 ? kGap : 0, 0, 0);
    m_layout->addRow(heading);
}

void SettingsForm::addNote(const QString &text)
{
    auto *note = new QLabel(text, widget());
    note->setProperty("tone", QStringLiteral("muted"));
    note->setWordWrap(true);
    m_layout->addRow(note);
}

void SettingsForm::addRow(const QString &name, QWidget *field)
{
    auto *label = new QLabel(name, widget());
    label->setBuddy(field);
    field->setAccessibleName(name);
    field->setMinimumWidth(kLeastField);
    for (QWidget *each : std::initializer_list<QWidget *> { label, field })
        each->setMinimumHeight(kHeight);
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(this);
    m_layout->addRow(label, field);
}

void SettingsForm::addWide(QWidget *widget)
{
    m_layout->addRow(widget);
}

void SettingsForm::follow(QWidget *field, const std::function<void(const Settings &)> &show)
{
    const auto update = [this, field, show] {
        const QSignalBlocker blocker(field);
        show(m_store.settings());
    };
    update();
    connect(&m_store, &SettingsStore::changed, field, update);
}

QComboBox *SettingsForm::addChoice(const QString &name, const QStringList &words,
                                   const Setting<int> &choice)
{
    auto *field = new widgets::Choice(widget());
    field->setLetters(kLetters);
    field->addItems(words);
    addRow(name, field);
    follow(field, [field, choice](const Settings &settings) {
        field->setCurrentIndex(choice.get(settings));
    });
    connect(field, &QComboBox::currentIndexChanged, this, [this, choice](int at) {
        m_store.change([&](Settings &settings) { choice.set(settings, at); });
    });
    return field;
}

QSpinBox *SettingsForm::addNumber(const QString &name, const Range &range,
                                  const Setting<int> &number)
{
    auto *field = new QSpinBox(widget());
    field->setRange(range.least, range.most);
    // What is typed counts when it is complete.
    field->setKeyboardTracking(false);
    addRow(name, field);
    follow(field, [field, number, range](const Settings &settings) {
        const int value = number.get(settings);
        field->setValue(value);
        field->setSuffix(value == 1 && !range.unitOfOne.isEmpty() ? range.unitOfOne : range.unit);
    });
    connect(field, &QSpinBox::valueChanged, this, [this, number](int value) {
        m_store.change([&](Settings &settings) { number.set(settings, value); });
    });
    return field;
}

bool SettingsForm::focusNextPrevChild(bool next)
{
    if (!QScrollArea::focusNextPrevChild(next))
        return false;
    const QWidget *focused = widget()->focusWidget();
    if (focused && widget()->isAncestorOf(focused)) {
        const QPoint center = focused->mapTo(widget(), focused->rect().center());
        ensureVisible(center.x(), center.y(), 0, kMargin + focused->height() / 2);
    }
    return true;
}

bool SettingsForm::eventFilter(QObject *watched, QEvent *event)
{
    const auto *field = qobject_cast<QWidget *>(watched);
    if (event->type() == QEvent::Wheel && field && !field->hasFocus()) {
        event->ignore();
        return true;
    }
    return QScrollArea::eventFilter(watched, event);
}

} // namespace sandpad::app
