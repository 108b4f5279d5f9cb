#include "app/review/OriginalText.h"

#include "widgets/editor/CodeEditor.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace sandpad::app {

namespace {
    constexpr qsizetype kPieceBytes = 64 << 10;
} // namespace

OriginalText::OriginalText(QWidget *parent)
    : QWidget(parent)
    , m_editor(new widgets::CodeEditor(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_editor);
    m_editor->setAccessibleName(tr("The answer as it was pasted"));
    m_editor->installEventFilter(this);
    runner::LanguageInfo markdown;
    markdown.definition = QStringLiteral("Markdown");
    m_editor->setLanguage(markdown);
    m_editor->setReadOnly(true);
    m_editor->setWrapMode(QsciScintilla::WrapWord);
    m_editor->setCaretLineVisible(false);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &OriginalText::appendPiece);
}

bool OriginalText::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress
        || static_cast<QKeyEvent *>(event)->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    emit left();
    return true;
}

void OriginalText::setTheme(const widgets::Theme &theme)
{
    m_editor->setTheme(theme);
}

void OriginalText::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_shown == 0)
        m_timer.start(0);
    m_editor->setFocus();
}

void OriginalText::appendPiece()
{
    using Base = QsciScintillaBase;
    // A line break is added now and then, because Scintilla lays out whole lines.
    QByteArray piece = m_text.sliced(m_shown, std::min(kPieceBytes, m_text.size() - m_shown));
    m_shown += piece.size();
    if (m_shown < m_text.size() && !piece.contains('\n'))
        piece += '\n';
    m_editor->setReadOnly(false);
    m_editor->SendScintilla(Base::SCI_APPENDTEXT, static_cast<unsigned long>(piece.size()),
                            piece.constData());
    m_editor->SendScintilla(Base::SCI_EMPTYUNDOBUFFER);
    m_editor->setReadOnly(true);
    if (m_shown < m_text.size())
        m_timer.start(0);
}

} // namespace sandpad::app
