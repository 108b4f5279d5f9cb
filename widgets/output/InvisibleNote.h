#pragma once

#include <QWidget>

class QLabel;

namespace sandpad::widgets {

/// The row below an output that says that the output has invisible characters. They can hide an
/// attack on the place where the output is pasted.
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
