#pragma once

#include "runner/model/Error.h"
#include "widgets/figures/Figure.h"
#include "widgets/figures/FigureExport.h"

#include <QAction>
#include <QObject>
#include <QSizeF>

#include <functional>

class QMenu;
class QWidget;

namespace sandpad::widgets {

/// The commands for a figure: copying it and saving it in every form. They are made once, and shown
/// as buttons, as a menu behind "⋯" and as context menu. Child of the widget that shows the figure.
/// Draws and writes in threads of the pool, and reports the result in words.
class FigureActions : public QObject
{
    Q_OBJECT

public:
    explicit FigureActions(QWidget *parent);

    /// The size of the figure before stays until setNaturalSize().
    void setFigure(const Figure &figure);
    /// Sets the size in CSS pixels, as soon as it is known: the menu shows how large a PNG would
    /// be.
    void setNaturalSize(QSizeF size) { m_naturalSize = size; }

    /// Copies it as a picture.
    [[nodiscard]] QAction *copy() const { return m_copy; }
    /// Asks for a file.
    [[nodiscard]] QAction *save() const { return m_save; }
    /// Copies the source of a refused drawing as text, which no program draws.
    [[nodiscard]] QAction *copyText() const { return m_copyText; }
    /// Adds the less common commands.
    void addLesser(QMenu *menu) const;

    /// Saves without asking; said() follows.
    void saveTo(const QString &path, FigureForm form);

signals:
    /// A sentence: what was done, or why not.
    void said(const QString &sentence);

private:
    QAction *add(const QString &text, const QString &description, std::function<void()> act);
    void addResolutions();
    void nameResolutions();
    void copyPicture();
    void copySource();
    void askForFile(FigureForm form);
    void askForAnyFile();
    void askForResolution();
    void askForPng(int dpi);

    QWidget *m_widget;
    Figure m_figure;
    QSizeF m_naturalSize;
    QAction *m_copy;
    QAction *m_save;
    QAction *m_copyText;
    QAction *m_copySvg;
    QMenu *m_pngs;
    QAction *m_saveSvg;
    QAction *m_savePdf;
};

} // namespace sandpad::widgets
