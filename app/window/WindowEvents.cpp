#include "app/page/Dialogs.h"
#include "app/scratch/ScratchPage.h"
#include "app/window/DropSorting.h"
#include "app/window/MainWindow.h"
#include "app/window/PageTabs.h"
#include "app/window/SessionSaver.h"
#include "widgets/controls/DroppedFiles.h"
#include "widgets/output/OutputPane.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QMimeData>

namespace sandpad::app {

namespace {
    /// How long a closing window waits for a slow disk before it is gone; the process waits longer.
    constexpr std::chrono::seconds kAtMost(1);
} // namespace

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_saver->saveAll();
    if (!m_store.finishWriting(kAtMost) && !m_mayLose)
        return askToLose(event);
    for (Page *page : m_open->pages())
        page->stop();
    event->accept();
}

void MainWindow::askToLose(QCloseEvent *event)
{
    event->ignore();
    connect(askToQuitUnsaved(this), &QDialog::accepted, this, [this] {
        m_mayLose = true;
        close();
    });
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // What has the focus had no use for it.
    if (event->key() == Qt::Key_Escape)
        current()->focusContent();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const auto *over = childAt(event->position().toPoint());
    const bool isOnOutput = currentPage() && currentPage()->outputPane().isAncestorOf(over);
    const auto [sources, inputs] = sorted(widgets::droppedFiles(event->mimeData()), m_runnable,
                                          isOnOutput ? DropPlace::Output : DropPlace::Elsewhere);
    if (!inputs.isEmpty() && currentPage())
        currentPage()->addInputs(inputs);
    openFiles(sources);
}

} // namespace sandpad::app
