#pragma once

#include <QObject>

class QWidget;

namespace sandpad::widgets {

/// Tells when a key moves the focus to something inside of an area, also from outside of it, so
/// that the area can scroll there. A member of what has the area, which must outlive it.
class KeyFocus : public QObject
{
    Q_OBJECT

public:
    explicit KeyFocus(QWidget *area);

signals:
    void moved(QWidget *focused);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_area;
};

} // namespace sandpad::widgets
