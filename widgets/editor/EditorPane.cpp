#include "widgets/editor/EditorPane.h"

#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/CodeSearch.h"
#include "widgets/editor/LineRow.h"
#include "widgets/find/FindBar.h"
#include "widgets/find/ReplaceRow.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace sandpad::widgets {

EditorPane::EditorPane(QWidget *parent)
    : QWidget(parent)
    , m_editor(new CodeEditor(this))
    , m_findBar(new FindBar(tr("Find in the code"), this))
    , m_replaceRow(new ReplaceRow(this))
    , m_lineRow(new LineRow(this))
    , m_search(new CodeSearch(m_editor))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_editor, 1);
    for (QWidget *row : { static_cast<QWidget *>(m_findBar), static_cast<QWidget *>(m_replaceRow),
                          static_cast<QWidget *>(m_lineRow) }) {
        layout->addWidget(row);
        row->hide();
    }
    m_inSelection =
        m_findBar->addOption(QStringLiteral("≡"), tr("Only in the selected lines"), Qt::Key_L);
    m_findBar->goOnTo(m_replaceRow->controls());
    setFocusProxy(m_editor);
    connectFind();
    connectLine();
}

void EditorPane::connectFind()
{
    connect(m_findBar, &FindBar::queryChanged, m_search, &CodeSearch::start);
    connect(m_findBar, &FindBar::stepRequested, m_search, &CodeSearch::step);
    connect(m_findBar, &FindBar::closed, this, &EditorPane::closeFind);
    connect(m_search, &CodeSearch::changed, this, [this] {
        FindState state = m_search->state();
        state.isPartial = m_editor->isShortened();
        m_findBar->showState(state);
    });
    connect(m_inSelection, &QToolButton::toggled, this, [this](bool isOn) {
        if (isOn)
            m_search->searchInSelection();
        else
            m_search->searchEverywhere();
    });
    connect(m_replaceRow, &ReplaceRow::closed, this, &EditorPane::closeFind);
    connect(m_replaceRow, &ReplaceRow::replaceRequested, this, [this] {
        if (m_search->replace(m_replaceRow->text()))
            m_replaceRow->noteReplacement();
    });
    connect(m_replaceRow, &ReplaceRow::undoRequested, m_editor, &CodeEditor::undo);
    connect(m_replaceRow, &ReplaceRow::replaceAllRequested, this, &EditorPane::replaceAll);
    connect(m_findBar, &FindBar::allRequested, this, [this] {
        if (m_replaceRow->isVisible())
            replaceAll();
    });
}

void EditorPane::replaceAll()
{
    // Else it would say that nothing is found any more.
    const auto count = m_search->replaceAll(m_replaceRow->text());
    if (count == 0)
        return;
    m_findBar->showReplaced(count);
    m_replaceRow->noteReplacement();
}

void EditorPane::connectLine()
{
    connect(m_lineRow, &LineRow::placeTyped, this,
            [this](int line, int column) { m_editor->showPlace(line, column); });
    connect(m_lineRow, &LineRow::accepted, this, &EditorPane::closeLine);
    connect(m_lineRow, &LineRow::canceled, this, [this] {
        m_editor->showPlace(m_caret.first + 1, m_caret.second + 1);
        closeLine();
    });
}

void EditorPane::setTheme(const Theme &theme)
{
    m_editor->setTheme(theme);
    m_search->setTheme(theme);
}

void EditorPane::find()
{
    closeLine();
    const QString selected = m_editor->selectedText();
    if (m_findBar->isHidden() && selected.contains(u'\n'))
        m_inSelection->setChecked(true);
    m_findBar->open(selected);
}

void EditorPane::replace()
{
    find();
    m_replaceRow->show();
}

void EditorPane::stepHit(int by)
{
    if (!m_findBar->isHidden())
        m_search->step(by);
    else if (const FindQuery query = m_findBar->query(); !query.text.isEmpty())
        m_search->stepUnseen(query, by);
    else
        find();
}

void EditorPane::closeFind()
{
    m_findBar->hide();
    m_replaceRow->hide();
    m_inSelection->setChecked(false);
    m_search->start({});
    m_editor->setFocus(Qt::OtherFocusReason);
}

void EditorPane::askForLine()
{
    m_editor->getCursorPosition(&m_caret.first, &m_caret.second);
    m_lineRow->open(m_editor->lines());
}

void EditorPane::closeLine()
{
    if (m_lineRow->isHidden())
        return;
    m_lineRow->hide();
    m_editor->setFocus(Qt::OtherFocusReason);
}

} // namespace sandpad::widgets
