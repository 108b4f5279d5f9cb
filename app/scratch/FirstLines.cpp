#include "app/scratch/FirstLines.h"

#include "app/session/LineTitle.h"
#include "widgets/editor/CodeEditor.h"

#include <QTimer>

#include <utility>

namespace sandpad::app {

FirstLines::FirstLines(const widgets::CodeEditor &editor, QObject *parent)
    : QObject(parent)
    , m_editor(editor)
    , m_pause(new QTimer(this))
{
    using namespace std::chrono_literals;
    m_pause->setSingleShot(true);
    m_pause->setInterval(700ms);
    connect(m_pause, &QTimer::timeout, this, &FirstLines::read);
    connect(&editor, &widgets::CodeEditor::textEdited, m_pause, qOverload<>(&QTimer::start));
    read();
}

void FirstLines::read()
{
    m_pause->stop();
    const QString title = lineTitle(m_editor.head(kTitleBytes));
    if (std::exchange(m_title, title) != title)
        emit titleChanged();
}

} // namespace sandpad::app
