#pragma once

#include "runner/model/RunResult.h"

#include <QToolButton>

namespace sandpad::widgets {

/// A file of a run as a button: its name and size. Dragging it gives the file itself, written to a
/// private temporary folder when the drag begins, in the background.
class FileChip : public QToolButton
{
    Q_OBJECT

public:
    FileChip(const runner::FileEntry &file, QWidget *parent);

    /// Writes the file; prepared() follows. Nothing happens for one that was not kept.
    void prepareDrag();

signals:
    /// The file lies at this path; empty: it could not be written.
    void prepared(const QString &path);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void drag(const QString &path);

    runner::FileEntry m_file;
    QPoint m_pressedAt;
    bool m_isPreparing = false;
};

} // namespace sandpad::widgets
