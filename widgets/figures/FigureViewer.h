#pragma once

#include "widgets/figures/Figure.h"
#include "widgets/theme/Theme.h"

#include <QList>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace sandpad::widgets {

class FigureActions;
class FigureCanvas;

/// A window with the figures of a run, one at a time, to look at closely. It keeps the figures
/// itself, so it stays when the run is cleared. Deletes itself when closed.
class FigureViewer : public QWidget
{
    Q_OBJECT

public:
    /// `figures` is not empty. The viewer takes its style from the parent, but is a window of its
    /// own.
    FigureViewer(QList<Figure> figures, qsizetype current, QWidget *parent);

    [[nodiscard]] FigureCanvas &canvas() const { return *m_canvas; }
    [[nodiscard]] FigureActions &actions() const { return *m_actions; }
    [[nodiscard]] qsizetype current() const { return m_current; }
    /// What the status line says.
    [[nodiscard]] QString status() const;

public slots:
    void setTheme(const sandpad::widgets::Theme &theme);
    void showPrevious() { goTo(m_current - 1); }
    void showNext() { goTo(m_current + 1); }

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void goTo(qsizetype index);
    QToolButton *addButton(QBoxLayout *row, const QString &text, const QString &description);
    void addSteps(QBoxLayout *row);
    void addZooms(QBoxLayout *row);
    void addActions(QBoxLayout *row);
    [[nodiscard]] bool handleZoomKey(int key);
    void turn(QPointF direction);
    void showSize();
    void showReadout(QPointF onCanvas);
    void showZoom();

    QList<Figure> m_figures;
    qsizetype m_current = 0;
    FigureCanvas *m_canvas;
    FigureActions *m_actions;
    QToolButton *m_previous = nullptr;
    QToolButton *m_next = nullptr;
    QToolButton *m_zoom = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_status = nullptr;
};

/// Opens a viewer with these figures, at least one, and shows one of them. It belongs to the
/// window.
FigureViewer *openFigures(QList<Figure> figures, qsizetype current, const Theme &theme,
                          QWidget *window);

} // namespace sandpad::widgets
