#pragma once

#include "runner/model/RunResult.h"
#include "widgets/cards/Card.h"

class QLabel;

namespace sandpad::widgets {

class ElidedLabel;
class FileChip;

/// The files that a run left behind, as a strip of chips with name and size. Below the strip is the
/// preview of the chosen file, and what can be done with it. Chips can be dragged out as files.
class FilesCard : public Card
{
    Q_OBJECT

public:
    FilesCard(const QList<runner::FileEntry> &files, QWidget *parent);

    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;

    [[nodiscard]] QStringList searchedLines() override;
    void openHit() override;
    [[nodiscard]] int seekHit() override;

    [[nodiscard]] const QList<runner::FileEntry> &files() const { return m_files; }
    [[nodiscard]] QList<FileChip *> chips() const { return m_chips; }
    /// Shows the preview of this file; -1: of none.
    void choose(int index);
    /// The preview of the chosen file; null when no file is chosen.
    [[nodiscard]] QWidget *preview() const { return m_preview; }
    /// Writes all kept files into a folder, in the background.
    void saveAllTo(const QString &folder);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// In a window of its own.
    void openPreview();
    void updateChips();
    void showChips(qsizetype most);
    void saveChosen();
    void saveAll();
    void say(const QString &sentence);
    /// Puts everything in its place at this width; returns the height.
    int arrange(int width, bool moves) const;

    QList<runner::FileEntry> m_files;
    QList<FileChip *> m_chips;
    ElidedLabel *m_title;
    QToolButton *m_saveAll;
    QToolButton *m_more;
    QToolButton *m_open;
    QToolButton *m_save;
    QLabel *m_note;
    QWidget *m_preview = nullptr;
    int m_chosen = -1;
    static constexpr qsizetype kFirstChips = 24;
    qsizetype m_shown = kFirstChips;
};

} // namespace sandpad::widgets
