#pragma once

#include "runner/model/MimeBundle.h"
#include "widgets/cards/CardHits.h"
#include "widgets/cards/OutputRequest.h"

#include <QStringList>
#include <QToolButton>
#include <QWidget>

namespace sandpad::widgets {

/// A small button that looks like a link, with a name for assistive technology. Child of its
/// parent.
[[nodiscard]] QToolButton *newLink(const QString &text, const QString &description,
                                   QWidget *parent);

/// A part of the output that is more than text: a figure, a table, an error. It is a rounded area
/// whose height follows from its width; the output view places it.
class Card : public QWidget
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent);

    /// More representations of what is shown have come.
    virtual void setData(const runner::MimeBundle & /*bundle*/) { }
    virtual void setTheme(const Theme &theme);
    /// Is the card part of the selection in the output?
    void setSelected(bool isSelected);
    [[nodiscard]] bool isSelected() const { return m_isSelected; }
    /// The height at this width, in logical pixels.
    [[nodiscard]] virtual int heightFor(int width) const = 0;

    /// All text of the card that can be found, folded or not. Hits refer to these lines until the
    /// next call.
    [[nodiscard]] virtual QStringList searchedLines() { return {}; }
    void setHits(const CardHits &hits);
    /// Opens the fold that hides the current hit.
    virtual void openHit() { }
    /// Returns how far the current hit is below the card's top, in pixels. A card that scrolls by
    /// itself scrolls to the hit first.
    [[nodiscard]] virtual int seekHit() { return 0; }
    /// Gives the focus to what holds the current hit, so that keys mean it. False: nothing in the
    /// card has keys of its own.
    virtual bool focusHit() { return false; }

signals:
    /// heightFor() has changed.
    void heightChanged();
    /// searchedLines() has changed.
    void searchedLinesChanged();
    /// A part wants to be in sight; in pixels below the card's top.
    void placeWanted(int top, int bottom);
    void requested(const sandpad::widgets::OutputRequest &request);

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] const CardHits &hits() const { return m_hits; }
    /// Called when hits() has changed.
    virtual void onHits() { }
    /// Sets the colour of the left edge; an invalid one: no edge.
    void setEdge(const QColor &color) { m_edge = color; }
    /// newLink() as a child of the card.
    QToolButton *addLink(const QString &text, const QString &description);
    /// The button that requests CopyReport.
    QToolButton *addReportLink();

private:
    Theme m_theme;
    QColor m_edge;
    bool m_isSelected = false;
    CardHits m_hits;
};

} // namespace sandpad::widgets
