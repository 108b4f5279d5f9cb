#pragma once

#include "runner/model/RunResult.h"

#include <QToolButton>

namespace sandpad::widgets {

/// A button for a file of a run, with its name and size. Dragging the button drags the file, which
/// is written to a private temporary folder in the background when the drag begins.
class FileChip : public QToolButton
{
    Q_OBJECT

public:
    FileChip(const runner::FileEntry &file, QWidget *parent);

    /// Writes the file; prepared() follows. Does nothing for a file that was not kept.
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
