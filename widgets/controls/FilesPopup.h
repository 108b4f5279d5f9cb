#pragma once

#include "widgets/controls/FilesChoice.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QPlainTextEdit;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace sandpad::widgets {

/// A form over the window for the files and the input of a scratch. Changes are signalled at once.
/// Files are chosen by the receiver of the signals. Files that are dropped on it become inputs.
class FilesPopup : public QFrame
{
    Q_OBJECT

public:
    explicit FilesPopup(QWidget *parent = nullptr);

    void setChoice(const FilesChoice &choice);
    [[nodiscard]] const FilesChoice &choice() const { return m_choice; }
    /// The size of the kept files in bytes.
    void setKeptSize(qint64 bytes);

signals:
    void changed(const sandpad::widgets::FilesChoice &choice);
    void filesWanted(); ///< more input files, to be picked from the disk
    void inputFileWanted(); ///< a file for standard input
    void emptyWanted(); ///< the kept files are to be removed

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void addFiles(QVBoxLayout *column);
    void addInput(QVBoxLayout *column);
    void addKept(QVBoxLayout *column);
    void showChoice();
    void removeSelected();
    void onSource(int index);
    void change();
    QToolButton *addButton(const QString &text, const QString &description);

    FilesChoice m_choice;
    QListWidget *m_files = nullptr;
    QToolButton *m_remove = nullptr;
    QComboBox *m_source = nullptr;
    QStackedWidget *m_input = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QLabel *m_inputPath = nullptr;
    QCheckBox *m_keeps = nullptr;
    QLabel *m_keptSize = nullptr;
    QToolButton *m_empty = nullptr;
    QCheckBox *m_terminal = nullptr;
    bool m_isFilling = false;
};

/// "Files", or "Files: 3" and a mark for prepared input.
[[nodiscard]] QString filesSummary(const FilesChoice &choice);

} // namespace sandpad::widgets
