#include "widgets/editor/Indentation.h"

#include "widgets/editor/Scintilla.h"

#include <algorithm>

namespace sandpad::widgets {

namespace {
    constexpr int kLookedAt = 300; ///< lines; for every key in a text that indents none
    constexpr int kWidestStep = 4; ///< of spaces; more may be two steps
} // namespace

Indentation::Indentation(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
{
    connect(editor, &QsciScintilla::textChanged, this, &Indentation::follow);
}

void Indentation::setUsual(int width)
{
    m_usual = width;
    look();
}

void Indentation::look()
{
    m_isKnown = false;
    use(false, m_usual);
    follow();
}

void Indentation::follow()
{
    const int lines = m_isKnown ? 0 : std::min(m_editor->lines(), kLookedAt);
    for (int line = 0; line < lines && !m_isKnown; ++line) {
        const int indent = m_editor->indentation(line);
        if (indent == 0)
            continue;
        const long start = send(*m_editor, QsciScintillaBase::SCI_POSITIONFROMLINE, line);
        const bool hasTabs = send(*m_editor, QsciScintillaBase::SCI_GETCHARAT, start) == '\t';
        // Other numbers align a line with something above it.
        if (!hasTabs && (indent == 1 || indent > kWidestStep))
            continue;
        m_isKnown = true;
        use(hasTabs, hasTabs ? m_usual : indent);
    }
}

void Indentation::use(bool hasTabs, int width)
{
    if (m_editor->indentationsUseTabs() == hasTabs && m_editor->indentationWidth() == width
        && m_editor->tabWidth() == width)
        return;
    m_editor->setIndentationsUseTabs(hasTabs);
    m_editor->setIndentationWidth(width);
    m_editor->setTabWidth(width);
    emit changed();
}

void Indentation::change()
{
    if (m_editor->isReadOnly())
        return;
    m_isKnown = true;
    use(!m_editor->indentationsUseTabs(),
        m_editor->indentationsUseTabs() ? m_usual : m_editor->indentationWidth());
    m_editor->beginUndoAction();
    for (int line = 0; line < m_editor->lines(); ++line) {
        if (const int indent = m_editor->indentation(line); indent > 0)
            indentAnew(line, indent);
    }
    m_editor->endUndoAction();
}

/// Scintilla does not write an indentation anew that is as wide already.
void Indentation::indentAnew(int line, int indent)
{
    const int tabs = m_editor->indentationsUseTabs() ? indent / m_editor->tabWidth() : 0;
    const QByteArray text =
        QByteArray(tabs, '\t') + QByteArray(indent - tabs * m_editor->tabWidth(), ' ');
    send(*m_editor, QsciScintillaBase::SCI_SETTARGETRANGE,
         send(*m_editor, QsciScintillaBase::SCI_POSITIONFROMLINE, line),
         send(*m_editor, QsciScintillaBase::SCI_GETLINEINDENTPOSITION, line));
    m_editor->SendScintilla(QsciScintillaBase::SCI_REPLACETARGET,
                            static_cast<unsigned long>(text.size()), text.constData());
}

QString Indentation::text() const
{
    return m_editor->indentationsUseTabs() ? tr("Tabs")
                                           : tr("%1 spaces").arg(m_editor->indentationWidth());
}

} // namespace sandpad::widgets
