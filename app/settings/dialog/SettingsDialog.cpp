#include "app/settings/dialog/SettingsDialog.h"

#include "app/settings/dialog/InterpreterChoice.h"
#include "app/settings/dialog/SettingsForm.h"
#include "app/settings/dialog/SettingsPages.h"
#include "app/settings/dialog/ShortcutsPage.h"
#include "widgets/controls/ElidedLabel.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QScreen>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sandpad::app {

namespace {
    constexpr int kWidth = 840;
    constexpr int kTall = 600;
    constexpr int kEdge = 12;
    constexpr int kMostNames = 220;
} // namespace

SettingsDialog::SettingsDialog(SettingsStore &store, const QList<runner::LanguageInfo> &languages,
                               const QList<Command> &commands, QWidget *parent)
    : QDialog(parent)
    , m_names(new QListWidget(this))
    , m_pages(new QStackedWidget(this))
{
    setWindowTitle(tr("Settings"));
    m_names->setObjectName(QStringLiteral("settingsPages"));
    m_names->setAccessibleName(tr("Pages of settings"));
    addPage(tr("Look"), makeLookPage(store, this));
    addPage(tr("Running"), makeRunningPage(store, languages, this));
    addPage(tr("Start and history"), makeKeepingPage(store, this));
    addPage(tr("Keys"), new ShortcutsPage(store, commands, this));
    layOut(store.path()); // Tab comes to the button last
    connect(m_names, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    m_names->setCurrentRow(0);
    m_names->setFocus();
    // Also on a small screen, or one at twice the size.
    resize(QSize(kWidth, kTall).boundedTo(screen()->availableSize() - QSize(kEdge, 4 * kEdge)));
}

void SettingsDialog::layOut(const QString &path)
{
    auto *file = new widgets::ElidedLabel(this);
    file->setText(tr("File: %1").arg(path));
    file->setProperty("tone", QStringLiteral("muted"));
    auto *close = new QToolButton(this);
    close->setText(tr("Close"));
    close->setFocusPolicy(Qt::StrongFocus);
    connect(close, &QToolButton::clicked, this, &QDialog::close);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(kEdge, 0, kEdge, kEdge);
    bottom->addWidget(file, 1);
    bottom->addWidget(close);
    auto *middle = new QHBoxLayout;
    middle->setContentsMargins(kEdge, kEdge, 0, 0);
    middle->addWidget(m_names);
    middle->addWidget(m_pages, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kEdge);
    column->addLayout(middle, 1);
    column->addLayout(bottom);
}

void SettingsDialog::addPage(const QString &name, QWidget *page)
{
    page->setAccessibleName(name);
    m_names->addItem(name);
    m_names->setFixedWidth(std::min(m_names->sizeHintForColumn(0) + 3 * kEdge, kMostNames));
    m_pages->addWidget(page);
}

void SettingsDialog::setToolchains(const QMap<QString, QList<runner::Toolchain>> &toolchains)
{
    for (InterpreterChoice *choice : findChildren<InterpreterChoice *>())
        choice->setToolchains(toolchains.value(choice->languageId()));
}

void SettingsDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        return QDialog::keyPressEvent(event);
    if (auto *button = qobject_cast<QAbstractButton *>(focusWidget()))
        button->click();
}

} // namespace sandpad::app
