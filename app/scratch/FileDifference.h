#pragma once

#include <QDialog>

class QLabel;

namespace sandpad::widgets {
class CompareView;
class IconButton;
} // namespace sandpad::widgets

namespace sandpad::app {

class ScratchPage;

/// The text that the file of a tab has now beside that of the tab, and the question which one
/// stays. To be shown by open(); deletes itself when it is closed.
class FileDifference : public QDialog
{
    Q_OBJECT

public:
    /// `inFile` is the file's text. Child of the page's window; the page may be gone before it.
    FileDifference(const ScratchPage &page, const QString &inFile);

    [[nodiscard]] widgets::CompareView &comparison() const { return *m_comparison; }

signals:
    void overwriteWanted();
    void fileWanted(); ///< its text is to be that of the tab

private:
    void addHeads();
    void addSteps(const ScratchPage &page);
    void showCount();

    widgets::CompareView *m_comparison;
    QLabel *m_count;
    widgets::IconButton *m_previous;
    widgets::IconButton *m_next;
};

} // namespace sandpad::app
