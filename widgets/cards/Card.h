#pragma once

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

/// A thing among the output that is more than text: a figure, a table, an error. A rounded area
/// whose height follows its width; the output view puts it in its place.
class Card : public QWidget
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent);

    virtual void setTheme(const Theme &theme);
    /// Does it belong to what is selected in the output?
    void setSelected(bool isSelected);
    [[nodiscard]] bool isSelected() const { return m_isSelected; }
    /// The height at this width, in logical pixels.
    [[nodiscard]] virtual int heightFor(int width) const = 0;

    /// All text that can be found in it, folded or not; hits count these lines until it is asked
    /// again.
    [[nodiscard]] virtual QStringList searchedLines() { return {}; }
    void setHits(const CardHits &hits);
    /// Opens what hides the current hit.
    virtual void openHit() { }
    /// Scrolls to the current hit where the card itself scrolls; how far it is below the card's
    /// top, in pixels.
    [[nodiscard]] virtual int seekHit() { return 0; }

signals:
    /// heightFor() gives something new.
    void heightChanged();
    /// searchedLines() gives something new.
    void searchedLinesChanged();
    void requested(const sandpad::widgets::OutputRequest &request);

protected:
    void paintEvent(QPaintEvent *event) override;
    [[nodiscard]] const Theme &theme() const { return m_theme; }
    [[nodiscard]] const CardHits &hits() const { return m_hits; }
    /// hits() gives something new.
    virtual void onHits() { }
    /// A colour for the left edge; none: no edge.
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
