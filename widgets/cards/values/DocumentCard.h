#pragma once

#include "widgets/cards/Card.h"

class QPainter;
class QTextDocument;

namespace sandpad::widgets {

/// A laid out document with a button that copies its source. The document loads nothing, whatever
/// it refers to.
class DocumentCard : public Card
{
    Q_OBJECT

public:
    void setTheme(const Theme &theme) override;
    [[nodiscard]] int heightFor(int width) const override;
    [[nodiscard]] QStringList searchedLines() override;
    [[nodiscard]] int seekHit() override;
    /// As it is shown.
    [[nodiscard]] QString shownText() const;

public slots:
    void copySource() const;

protected:
    /// `source` is what is copied; `hint` says so.
    DocumentCard(QString source, const QString &hint, QWidget *parent);
    [[nodiscard]] QTextDocument &document() const { return *m_document; }

    void paintEvent(QPaintEvent *event) override;
    /// Where a hit is drawn, in the document.
    [[nodiscard]] QRectF areaOf(const CardHit &hit) const;
    void paintHits(QPainter &painter, const QRect &area) const;
    /// Gives the document's tables the theme's lines.
    void ruleTables();
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_source;
    QTextDocument *m_document;
    QToolButton *m_copy;
};

} // namespace sandpad::widgets
