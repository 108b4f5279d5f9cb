#pragma once

#include <QWidget>

class QLabel;

namespace sandpad::widgets {

/// The row below an output that says that characters in it cannot be seen. Attacks on what is
/// pasted elsewhere hide in such.
class InvisibleNote : public QWidget
{
    Q_OBJECT

public:
    explicit InvisibleNote(QWidget *parent = nullptr);

    void showCount(qint64 count);

signals:
    void showRequested();
    void closed();

private:
    QLabel *m_count;
};

} // namespace sandpad::widgets
