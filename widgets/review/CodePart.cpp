#include "widgets/review/CodePart.h"

#include "widgets/editor/CodeEditor.h"
#include "widgets/review/ExcerptView.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

namespace {
    constexpr int kTypingMs = 300;
    constexpr int kFewestLines = 3;
    constexpr int kMostLines = 24;
} // namespace

CodePart::CodePart(CodeColors &colors, QWidget *parent)
    : QWidget(parent)
    , m_colors(colors)
    , m_theme(Theme::light())
    , m_shown(new ExcerptView(this))
{
    m_shown->setName(tr("Code of the block"));
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    connect(&m_typed, &QTimer::timeout, this, &CodePart::flush);
    connect(m_shown, &ExcerptView::heightChanged, this, &CodePart::heightChanged);
}

CodePart::~CodePart() = default;

void CodePart::setCode(const QString &code, const runner::LanguageInfo &language)
{
    const bool isNew = code != m_code;
    m_code = code;
    const bool isOther = language.id != m_language.id;
    m_language = language;
    if (!m_editor)
        return fill();
    if (isOther)
        m_editor->setLanguage(language);
    // Typed code comes back unchanged. Other code comes only from a repair that was undone or
    // redone.
    if (!isNew || m_isTyped)
        return;
    m_editor->setBytes(code.toUtf8());
    m_isTyped = false; // this was not typed
    m_typed.stop();
}

void CodePart::fill()
{
    m_shown->setCode(m_code, m_language.definition, &m_colors);
}

void CodePart::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_shown->setTheme(theme);
    if (m_editor)
        m_editor->setTheme(theme);
}

void CodePart::startEditing()
{
    if (m_editor)
        return;
    m_editor = new CodeEditor(this);
    m_editor->setLanguage(m_language);
    m_editor->setTheme(m_theme);
    m_editor->setBytes(m_code.toUtf8());
    m_isTyped = false;
    m_editor->setToolTip(tr("Ctrl+Enter runs this block, Esc ends editing"));
    connect(m_editor, &CodeEditor::textEdited, this, [this] {
        m_isTyped = true;
        m_typed.start();
    });
    connect(m_editor, &QsciScintilla::linesChanged, this, &CodePart::heightChanged);
    m_editor->installEventFilter(this);
    m_shown->hide();
    m_editor->setGeometry(rect());
    m_editor->show();
    m_editor->setFocus();
    emit heightChanged();
}

void CodePart::flush()
{
    // The timer cannot tell whether there is typed text: it has stopped when it calls.
    if (!m_editor || !std::exchange(m_isTyped, false))
        return;
    m_typed.stop();
    m_code = QString::fromUtf8(m_editor->bytes());
    emit edited(m_code);
}

void CodePart::finishEditing()
{
    if (!m_editor)
        return;
    flush();
    m_editor->deleteLater();
    m_editor = nullptr;
    fill();
    m_shown->show();
    emit finished();
    emit heightChanged();
}

int CodePart::heightForWidth(int width) const
{
    if (!m_editor)
        return m_shown->heightForWidth(width);
    constexpr int kScrollBar = 14;
    const int lines = std::clamp(m_editor->lines() + 1, kFewestLines, kMostLines);
    return lines * m_editor->textHeight(0) + kScrollBar;
}

void CodePart::resizeEvent(QResizeEvent *)
{
    m_shown->setGeometry(rect());
    if (m_editor)
        m_editor->setGeometry(rect());
}

bool CodePart::eventFilter(QObject *watched, QEvent *event)
{
    // Scintilla would handle the key itself.
    const bool isEscape = event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    if (watched != m_editor || !isEscape)
        return QWidget::eventFilter(watched, event);
    finishEditing();
    return true;
}

} // namespace sandpad::widgets
