#include "widgets/controls/TextStatus.h"

#include "widgets/controls/ElidedLabel.h"
#include "widgets/controls/KeyTip.h"
#include "widgets/controls/SymbolMark.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace sandpad::widgets {

namespace {
    constexpr int kFactGap = 4; ///< the buttons have more around their words
    constexpr int kWordGap = 6;
} // namespace

TextStatus::TextStatus(QWidget *parent)
    : QWidget(parent)
    , m_theme(Theme::light())
    , m_mark(new SymbolMark(this))
    , m_file(new ElidedLabel(this))
    , m_parts(KeptWord | Indent | Encoding | LineEnds)
{
    m_file->setProperty("tone", QStringLiteral("muted"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kFactGap);
    auto *file = new QHBoxLayout;
    file->setSpacing(kWordGap);
    file->addWidget(m_mark);
    file->addWidget(m_file);
    row->addLayout(file);
    row->addSpacing(kFactGap);
    row->addWidget(m_caret = addFact(QStringLiteral("goToLine"), tr("Go to a line")));
    row->addWidget(m_indent = addFact(QStringLiteral("indentation"), tr("Indentation")));
    row->addWidget(m_encoding = addFact({}, tr("Encoding")));
    row->addWidget(m_lineEnds = addFact(QStringLiteral("lineEnds"), tr("Line ends")));
    connect(m_encoding, &QToolButton::clicked, this, &TextStatus::openEncodings);
}

QToolButton *TextStatus::addFact(const QString &command, const QString &about)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QStringLiteral("footerFact"));
    button->setToolTip(about);
    // A click leaves the caret where one types.
    button->setFocusPolicy(Qt::TabFocus);
    if (command.isEmpty())
        return button;
    setCommand(button, command);
    connect(button, &QToolButton::clicked, this, [button, command] {
        if (QAction *action = commandOf(*button, command))
            action->trigger();
    });
    return button;
}

void TextStatus::openEncodings()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const char *command : { "reopenEncoding", "saveEncoding" }) {
        if (QAction *action = commandOf(*this, QString::fromLatin1(command)))
            menu->addAction(action);
    }
    const QSize size = menu->sizeHint();
    menu->popup(
        m_encoding->mapToGlobal(QPoint(m_encoding->width() - size.width(), -size.height())));
}

void TextStatus::comeLast()
{
    QWidget *last = window()->previousInFocusChain();
    while (last != window() && (!(last->focusPolicy() & Qt::TabFocus) || isAncestorOf(last)))
        last = last->previousInFocusChain();
    for (QToolButton *button : { m_caret, m_indent, m_encoding, m_lineEnds }) {
        setTabOrder(last, button);
        last = button;
    }
}

void TextStatus::setTheme(const Theme &theme)
{
    m_theme = theme;
    showFileState();
}

void TextStatus::showFacts(const TextFacts &facts)
{
    const auto show = [](QToolButton *button, const QString &text) {
        if (button->text() == text)
            return;
        button->setText(text);
        button->setAccessibleName(QStringLiteral("%1: %2").arg(button->toolTip(), text));
    };
    const QString place = facts.carets > 1 ? tr("%n carets", nullptr, facts.carets)
                                           : tr("Ln %1, Col %2").arg(facts.line).arg(facts.column);
    show(m_caret,
         facts.selected > 0 ? tr("%1 (%2 selected)").arg(place).arg(facts.selected) : place);
    show(m_indent, facts.indent);
    show(m_encoding, facts.encoding);
    show(m_lineEnds, facts.lineEnds);
}

void TextStatus::showFile(FileState state, const QString &path)
{
    m_state = state;
    m_file->setToolTip(
        path.isEmpty() ? QString() : QStringLiteral("<span>%1</span>").arg(path.toHtmlEscaped()));
    m_file->setAccessibleDescription(path);
    showFileState();
}

void TextStatus::setKeeping(bool isKept)
{
    m_isKept = isKept;
    showFileState();
}

void TextStatus::showFileState()
{
    if (!m_state)
        return m_mark->show({}, {});
    const auto show = [this](Symbol symbol, const QColor &color, const QString &word) {
        m_mark->show(symbol, color);
        m_file->setText(word);
    };
    switch (*m_state) {
    case FileState::Kept:
        return m_isKept ? show(Symbol::Check, m_theme.mutedText, tr("Kept"))
                        : show(Symbol::Cross, m_theme.error, tr("Not kept"));
    case FileState::Saved:
        return show(Symbol::Check, m_theme.mutedText, tr("Saved"));
    case FileState::Changed:
        return show(Symbol::Dot, m_theme.mutedText, tr("Changed"));
    case FileState::ReadOnly:
        return show(Symbol::Check, m_theme.mutedText, tr("Read-only"));
    case FileState::Missing:
        return show(Symbol::Cross, m_theme.error, tr("File missing"));
    }
}

void TextStatus::setParts(Parts parts)
{
    if (m_parts == parts)
        return;
    m_parts = parts;
    m_file->setVisible(parts.testFlag(KeptWord));
    m_indent->setVisible(parts.testFlag(Indent));
    m_encoding->setVisible(parts.testFlag(Encoding));
    m_lineEnds->setVisible(parts.testFlag(LineEnds));
}

int TextStatus::widthWith(Parts parts) const
{
    int width = m_caret->sizeHint().width() + 2 * kFactGap;
    const auto add = [&width](const QWidget *part, int gap) {
        width += part->sizeHint().width() + gap;
    };
    if (m_state)
        add(m_mark, kFactGap);
    if (m_state && parts.testFlag(KeptWord))
        add(m_file, kWordGap);
    if (parts.testFlag(Indent))
        add(m_indent, kFactGap);
    if (parts.testFlag(Encoding))
        add(m_encoding, kFactGap);
    if (parts.testFlag(LineEnds))
        add(m_lineEnds, kFactGap);
    return width;
}

} // namespace sandpad::widgets
