#include "widgets/controls/StyleSheet.h"

#include <QMap>

namespace sandpad::widgets {

namespace {

    /// Rules with @names for the colours.
    const char *const kRules = R"(
QMainWindow, QWidget#page { background: @window; }
QWidget#controlBar, QWidget#footer { background: @surface; }
QWidget#controlBar { border-top: 1px solid @hairline; border-bottom: 1px solid @hairline; }
QWidget#footer { border-top: 1px solid @hairline; }
QWidget#footer QLabel, QWidget#footer QToolButton, QWidget#footer sandpad--widgets--Meter {
    font-size: 12px; }
QSplitter::handle { background: @hairline; }
QSplitter::handle:focus, QSplitter::handle:hover { background: @accent; }

QToolButton { color: @text; background: @surface; border: 1px solid @control; border-radius: 6px;
    padding: 5px 12px; }
QToolButton[chevron="true"] { padding-right: 26px; }
QToolButton:hover { background: @hover; }
QToolButton:pressed { background: @pressed; }
QToolButton:focus { border-color: @accent; }
QToolButton:disabled { color: @disabled; border-color: @hairline; }
QPushButton { color: @text; background: @surface; border: 1px solid @control; border-radius: 6px;
    padding: 5px 14px; min-height: 20px; }
QPushButton:hover { background: @hover; }
QPushButton:pressed { background: @pressed; }
QPushButton:focus, QPushButton:default { border-color: @accent; }
QPushButton:disabled { color: @disabled; border-color: @hairline; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolButton::menu-indicator { image: none; }
QToolButton#run { background: @accent; border-color: @accent; color: @onAccent; font-weight: 600; }
QToolButton#run:hover { border-color: @text; }
QToolButton#run[tone="quiet"], QToolButton#run:disabled { background: @hairline; border-color: @hairline; color: @muted; }
QToolButton#newTab { border: 2px solid transparent; background: transparent; padding: 4px 6px; }
QToolButton#newTab:hover { background: @surface; }
QToolButton#newTab:focus { border-color: @accent; }
QTabBar::scroller { width: 28px; }
QToolButton#ScrollLeftButton, QToolButton#ScrollRightButton { border: none; border-radius: 0;
    background: @window; padding: 0; }
QToolButton#ScrollLeftButton:hover, QToolButton#ScrollRightButton:hover { background: @hover; }
QToolButton#footerFact { border: 1px solid transparent; background: transparent; color: @muted;
    padding: 1px 3px; border-radius: 4px; }
QToolButton#footerFact:hover { color: @text; background: @hover; }
QToolButton#footerFact:pressed { background: @pressed; }
QToolButton#footerFact:focus { color: @text; border-color: @accent; }
QToolButton#link, QToolButton#fold { border: none; background: transparent; color: @muted;
    padding: 1px 4px; }
QToolButton#link:hover, QToolButton#fold:hover { color: @accent; }
QToolButton#link:focus, QToolButton#fold:focus { color: @accent; border: 1px solid @accent;
    border-radius: 4px; }
ErrorCard QToolButton#link, sandpad--widgets--ErrorCard QToolButton#link { color: @accent; }
QWidget#offerBar { background: @infoSurface; border-bottom: 1px solid @hairline; }
QWidget#reviewHeader, QWidget#reviewHeads { background: @window; border-bottom: 1px solid @hairline; }
QToolButton#jump { background: @surface; border-radius: 14px; padding: 4px 12px; color: @accent; }
QWidget#figureBar { background: @surface; border-top: 1px solid @hairline; }
QWidget#hexWindow { background: @surface; }
QWidget#findBar, QWidget#lineRow, QWidget#invisibleNote, QWidget#typesNote, QWidget#earlierRuns { background: @surface; border-top: 1px solid @hairline; }
QWidget#replaceRow { background: @surface; }
QWidget#findBar QLineEdit, QWidget#replaceRow QLineEdit { font-family: "@codeFamily"; }
QToolButton#findButton { padding: 3px 6px; min-width: 16px; }
QFileDialog QToolButton { padding: 2px; min-height: 0; }
QToolButton#findButton:checked { background: @infoSurface; color: @info; border-color: @info; }
QLineEdit#inputLine { border: 1px solid @control; border-radius: 4px; padding: 1px 6px; color: @accent; }
QLineEdit#inputLine:focus { border-color: @accent; }
QToolButton#toggle:checked { background: @infoSurface; color: @info; border-color: @info; }
TreeCard QTreeView, sandpad--widgets--TreeCard QTreeView { outline: 0; }
QFrame#hint { background: @window; border: 1px solid @hairline; border-radius: 6px; }
QToolButton#cardButton { padding: 4px 10px; }
QToolButton#chip { padding: 4px 10px; border-radius: 11px; }
QToolButton#chip:checked { background: @infoSurface; color: @info; border-color: @info; }
QToolButton#pill { border: none; border-radius: 11px; padding: 3px 10px; }
QToolButton#pill:focus { border: 1px solid @accent; }
QToolButton#pill[tone="good"] { color: @success; background: @successSurface; }
QToolButton#pill[tone="warn"] { color: @warning; background: @warningSurface; }
QToolButton#pill[tone="bad"] { color: @error; background: @errorSurface; }
QToolButton#pill[tone="info"] { color: @info; background: @infoSurface; }
QToolButton#pill[tone="neutral"] { color: @text; background: @bubble; }

QWidget#controlBar > QToolButton { padding: 5px 6px 5px 12px; }
QWidget#controlBar > QToolButton[chevron="true"] { padding-right: 22px; }
QWidget#controlBar QToolButton#pill { padding: 3px 4px 3px 10px; }
QWidget#controlBar > QToolButton:focus { border: 2px solid @accent; padding: 4px 5px 4px 11px; }
QWidget#controlBar > QToolButton#run:focus, QWidget#offerBar QToolButton#run:focus {
    border: 2px solid @text; padding: 4px 5px 4px 11px; }
QWidget#controlBar > QToolButton[chevron="true"]:focus { padding-right: 21px; }
QWidget#controlBar QToolButton#pill:focus { padding: 1px 2px 1px 8px; }

QMenu { background: @surface; color: @text; border: 1px solid @hairline; padding: 4px; }
QMenu::item { padding: 5px 24px 5px 12px; border-radius: 4px; }
QMenu::item:selected { background: @currentLine; }
QMenu::item:disabled { color: @muted; }
QMenu::separator { height: 1px; background: @hairline; margin: 4px 8px; }
QToolTip { background: @surface; color: @text; border: 1px solid @hairline; padding: 4px; }

QTabBar { background: @window; border: none; qproperty-drawBase: 0; }
QTabBar::tab { background: transparent; color: @muted; border: 1px solid transparent;
    border-top-left-radius: 8px; border-top-right-radius: 8px; padding: 7px 12px; margin-top: 4px; }
QTabBar::tab:selected { background: @surface; color: @text; border-color: @hairline;
    border-bottom-color: @surface; }
QTabBar::tab:hover:!selected { color: @text; }
QTabBar QToolButton { padding: 2px; border-radius: 4px; }

QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: @hairline; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; }

QSpinBox, QDoubleSpinBox, QLineEdit { background: @surface; color: @text; placeholder-text-color: @muted;
    border: 1px solid @hairline; border-radius: 6px; padding: 4px 8px;
    selection-background-color: @accent; selection-color: @onAccent; }
QPlainTextEdit, QListWidget, QComboBox { background: @surface; color: @text;
    border: 1px solid @hairline; border-radius: 6px; padding: 4px 8px;
    selection-background-color: @accent; selection-color: @onAccent; }
QListWidget { padding: 2px; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox QAbstractItemView { background: @surface; color: @text; border: 1px solid @hairline;
    selection-background-color: @currentLine; selection-color: @text; }
QSpinBox:focus, QDoubleSpinBox:focus, QLineEdit:focus, QPlainTextEdit:focus, QListWidget:focus,
QComboBox:focus { border-color: @accent; }
QCheckBox { color: @text; spacing: 8px; }
QCheckBox::indicator:unchecked { width: 11px; height: 11px; border: 1px solid @muted;
    border-radius: 2px; background: @surface; }
QCheckBox::indicator:unchecked:disabled { border-color: @hairline; }
QSpinBox::up-button, QSpinBox::down-button, QDoubleSpinBox::up-button,
QDoubleSpinBox::down-button { width: 0; border: none; }
QListWidget#settingsPages { background: transparent; border: 1px solid transparent; outline: none; }
QListWidget#settingsPages:focus { border-color: @accent; }
QListWidget#settingsPages::item { color: @text; padding: 8px 10px; border-radius: 6px; }
QListWidget#settingsPages::item:selected { background: @infoSurface; color: @info; }
QTreeView#settingsKeys { background: @surface; color: @text; border: 1px solid @hairline;
    border-radius: 6px; outline: none; }
QTreeView#settingsKeys:focus { border-color: @accent; }
QTreeView#settingsKeys::item { padding: 4px 7px; border: 1px solid transparent; }
QTreeView#settingsKeys::item:selected { background: @infoSurface; color: @text; }
QTreeView#settingsKeys QHeaderView::section { background: @surface; color: @muted; border: none;
    border-bottom: 1px solid @hairline; padding: 6px 8px; }
QFrame#popup { background: @surface; border: 1px solid @hairline; border-radius: 8px; }
QFrame#quickPick { background: @surface; border: 1px solid @control; border-radius: 12px; }
QLineEdit#quickPickField { border: none; background: transparent; font-size: 15px; }
QListView#quickPickList { border: none; background: transparent; }
QLabel { color: @text; background: transparent; }
QLabel:focus { background: @infoSurface; }
QLabel[tone="muted"] { color: @muted; }
QLabel[tone="good"] { color: @success; }
QLabel[tone="bad"] { color: @error; }
QLabel[tone="info"] { color: @info; }
QLabel[tone="warn"] { color: @warning; }
QLabel#blockNumber { font-weight: 600; }
QLabel#reviewTitle { font-weight: 600; font-size: 15px; }
QLabel#keys { color: @muted; font-size: 11px; }
QLabel#bubble { background: @bubble; border-radius: 12px; padding: 4px 10px; }
QLabel[found="hit"] { background: @hit; }
QLabel[found="current"] { background: @currentHit; color: @onCurrentHit; }
)";

} // namespace

QString styleSheet(const Theme &theme)
{
    const QMap<QString, QColor> colors {
        { QStringLiteral("window"), theme.window },
        { QStringLiteral("surface"), theme.surface },
        { QStringLiteral("hairline"), theme.hairline },
        { QStringLiteral("text"), theme.text },
        { QStringLiteral("muted"), theme.mutedText },
        { QStringLiteral("accent"), theme.accent },
        { QStringLiteral("onAccent"), theme.onAccent },
        { QStringLiteral("currentLine"), theme.currentLine },
        { QStringLiteral("error"), theme.error },
        { QStringLiteral("errorSurface"), theme.errorSurface },
        { QStringLiteral("success"), theme.success },
        { QStringLiteral("successSurface"), theme.successSurface },
        { QStringLiteral("warning"), theme.warning },
        { QStringLiteral("warningSurface"), theme.warningSurface },
        { QStringLiteral("info"), theme.info },
        { QStringLiteral("infoSurface"), theme.infoSurface },
        { QStringLiteral("control"), theme.control },
        { QStringLiteral("hit"), theme.hit },
        { QStringLiteral("bubble"), theme.bubble },
        { QStringLiteral("currentHit"), theme.currentHit },
        { QStringLiteral("onCurrentHit"), theme.onCurrentHit },
        { QStringLiteral("hover"), theme.hover },
        { QStringLiteral("pressed"), theme.pressed },
        { QStringLiteral("disabled"), theme.disabledText },
    };
    QString rules = QString::fromLatin1(kRules);
    // Longer names first: "error" is the start of "errorSurface".
    for (auto color = colors.constEnd(); color != colors.constBegin();) {
        --color;
        rules.replace(u'@' + color.key(), color.value().name());
    }
    rules.replace(QLatin1String("@codeFamily"), theme.codeFont.family());
    return rules;
}

} // namespace sandpad::widgets
