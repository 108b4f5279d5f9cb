#pragma once

#include "widgets/hex/HexView.h"

class QLabel;
class QLineEdit;

namespace sandpad::widgets {

class ByteSearch;

/// The window with a run's bytes and a line to search them. Not modal. Keeps its run's bytes when
/// another run begins. Deletes itself when closed.
class HexWindow : public QWidget
{
    Q_OBJECT

public:
    HexWindow(const std::shared_ptr<const ByteSpool> &bytes, const Theme &theme, QWidget *parent);

    [[nodiscard]] HexView &view() const { return *m_view; }
    void setTheme(const Theme &theme);
    /// More bytes have come.
    void refresh();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void find();
    void showState();

    HexView *m_view;
    QLabel *m_state;
    QLineEdit *m_find;
    ByteSearch *m_search;
};

} // namespace sandpad::widgets
