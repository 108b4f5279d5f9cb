#pragma once

#include "widgets/output/OutputSearch.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

namespace sandpad::widgets {

class FindBar;
class OutputView;

/// The output and, when asked for, the row to find something in it.
class OutputPane : public QWidget
{
    Q_OBJECT

public:
    explicit OutputPane(QWidget *parent = nullptr);

    [[nodiscard]] OutputView &view() const { return *m_view; }
    [[nodiscard]] FindBar &findBar() const { return *m_findBar; }

public slots:
    /// Opens the row, with what is selected.
    void find();

private:
    void closeFindBar();
    void onSearched();
    void step(int by);
    void showHits();

    OutputView *m_view;
    FindBar *m_findBar;
    OutputSearch *m_search;
    qsizetype m_current = -1;
    OutputPosition m_from; ///< the first hit is looked for from here on
};

} // namespace sandpad::widgets
