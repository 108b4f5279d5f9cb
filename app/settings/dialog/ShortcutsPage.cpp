#include "app/settings/dialog/ShortcutsPage.h"

#include "app/settings/dialog/KeyField.h"
#include "widgets/controls/FlowLayout.h"

#include <QAccessible>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace sandpad::app {

namespace {
    constexpr int kSpace = 8;
    constexpr int kSide = 20;
    constexpr int kKeyWidth = 144;
} // namespace

ShortcutsPage::ShortcutsPage(SettingsStore &store, const QList<Command> &commands, QWidget *parent)
    : QWidget(parent)
    , m_store(store)
    , m_model(new ShortcutModel(store, commands, this))
    , m_found(new QSortFilterProxyModel(this))
    , m_search(new QLineEdit(this))
    , m_view(new QTreeView(this))
    , m_about(new QLabel(this))
    , m_field(new KeyField(this))
    , m_set(addButton(tr("Set"), tr("Give the command this key instead of those before (Enter)")))
    , m_add(addButton(tr("Add"), tr("Give the command this key, too")))
    , m_none(addButton(tr("No key"), tr("Remove all keys of the command")))
    , m_usual(addButton(tr("Usual keys"), tr("Give the command its usual keys again")))
    , m_allUsual(addButton(tr("All as usual"), tr("Give all commands their usual keys again")))
    , m_refusal(new QLabel(this))
{
    build();
    connectAll();
    m_view->setCurrentIndex(m_found->index(0, 0));
}

QToolButton *ShortcutsPage::addButton(const QString &text, const QString &toolTip)
{
    auto *button = new QToolButton(this);
    button->setText(text);
    button->setToolTip(toolTip);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

void ShortcutsPage::build()
{
    m_found->setSourceModel(m_model);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setFilterKeyColumn(-1); // a key is found as well as a command
    m_search->setPlaceholderText(tr("Search commands and keys"));
    m_search->setAccessibleName(tr("Search commands and keys"));
    m_search->setClearButtonEnabled(true);
    m_view->setModel(m_found);
    m_view->setObjectName(QStringLiteral("settingsKeys"));
    m_view->setAccessibleName(tr("Commands and their keys"));
    m_view->setRootIsDecorated(false);
    m_view->setAllColumnsShowFocus(true);
    m_view->setTabKeyNavigation(false);
    m_view->header()->setSectionResizeMode(ShortcutModel::Name, QHeaderView::Stretch);
    m_view->header()->setSectionResizeMode(ShortcutModel::Keys, QHeaderView::ResizeToContents);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_field->setAccessibleName(tr("New key"));
    m_field->setFixedWidth(kKeyWidth);
    m_refusal->setTextFormat(Qt::PlainText);
    m_refusal->setWordWrap(true);
    m_refusal->setProperty("tone", QStringLiteral("bad"));
    m_refusal->setAccessibleName(tr("Why the key cannot be used"));

    auto *keys = new QWidget(this);
    auto *row = new widgets::FlowLayout(keys, kSpace);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget *each :
         std::initializer_list<QWidget *> { m_field, m_set, m_add, m_none, m_usual, m_allUsual })
        row->addWidget(each);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(kSide, kSide, kSide, kSide);
    column->setSpacing(kSpace);
    column->addWidget(m_search);
    column->addWidget(m_view, 1);
    column->addWidget(m_about);
    column->addWidget(keys);
    column->addWidget(m_refusal);
    m_search->installEventFilter(this);
    m_view->installEventFilter(this);
}

void ShortcutsPage::connectAll()
{
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_found->setFilterFixedString(text);
        m_view->setCurrentIndex(m_found->index(0, 0));
        onChosen();
    });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ShortcutsPage::onChosen);
    connect(m_view, &QTreeView::doubleClicked, this, [this] { m_field->setFocus(); });
    connect(m_field, &KeyField::keyPressed, this, &ShortcutsPage::check);
    connect(m_field, &KeyField::confirmed, this, [this] { giveKey({}); });
    connect(m_field, &KeyField::escaped, this, [this] {
        onChosen();
        m_view->setFocus();
    });
    connect(m_set, &QToolButton::clicked, this, [this] { giveKey({}); });
    connect(m_add, &QToolButton::clicked, this, [this] { giveKey(m_model->keysOf(row())); });
    connect(m_none, &QToolButton::clicked, this, [this] { giveKeys({}); });
    connect(m_usual, &QToolButton::clicked, this,
            [this] { giveKeys(m_model->commands()[row()].usual); });
    connect(m_allUsual, &QToolButton::clicked, this, [this] {
        m_store.change([](Settings &settings) { settings.shortcuts.clear(); });
        onChosen();
    });
}

int ShortcutsPage::row() const
{
    return m_found->mapToSource(m_view->currentIndex()).row();
}

void ShortcutsPage::onChosen()
{
    const bool isOne = row() >= 0;
    for (QWidget *each : std::initializer_list<QWidget *> { m_field, m_none, m_usual })
        each->setEnabled(isOne);
    m_about->setText(isOne ? tr("Key for \u201c%1\u201d:").arg(m_model->commands()[row()].name)
                           : tr("No command is like that."));
    m_field->forget();
    check();
}

void ShortcutsPage::check()
{
    const QKeySequence key = m_field->key();
    const QString refusal = row() < 0 || key.isEmpty()
        ? QString()
        : refusalOf(key, m_model->commands()[row()], m_model->commands(),
                    m_store.settings().shortcuts);
    for (QToolButton *button : { m_set, m_add })
        button->setEnabled(!key.isEmpty() && refusal.isEmpty());
    m_refusal->setText(refusal);
    if (!refusal.isEmpty()) {
        QAccessibleEvent told(m_refusal, QAccessible::Alert);
        QAccessible::updateAccessibility(&told);
    }
}

void ShortcutsPage::giveKey(QList<QKeySequence> beside)
{
    if (!m_set->isEnabled())
        return;
    if (!beside.contains(m_field->key()))
        beside.append(m_field->key());
    giveKeys(beside);
}

void ShortcutsPage::giveKeys(const QList<QKeySequence> &keys)
{
    m_model->setKeys(row(), keys);
    m_field->forget();
    check();
    m_view->setFocus();
}

void ShortcutsPage::step(int by)
{
    const QModelIndex next = m_found->index(m_view->currentIndex().row() + by, 0);
    if (next.isValid())
        m_view->setCurrentIndex(next);
}

bool ShortcutsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        m_field->setFocus();
        return true;
    }
    if (watched == m_search && (key == Qt::Key_Up || key == Qt::Key_Down)) {
        step(key == Qt::Key_Down ? 1 : -1);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace sandpad::app
