#pragma once

#include "widgets/compare/LineDiff.h"
#include "widgets/find/FindQuery.h"
#include "widgets/theme/Theme.h"

#include <QAbstractScrollArea>
#include <QByteArray>
#include <QList>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <memory>
#include <utility>

namespace KSyntaxHighlighting {
class Repository;
}

namespace sandpad::widgets {

/// A part of what is compared, such as the code.
struct ComparedPart
{
    QString heading;
    QString left; ///< as text; what a terminal would obey is shown as \uXXXX
    QString right;
    QString definition = {}; ///< of KDE syntax-highlighting, whose colours it has; empty: none
};

/// Two texts side by side. Lines that differ have a ground, and the characters that differ a
/// stronger one with a line below. Only what is on the screen is painted.
class CompareView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit CompareView(QWidget *parent = nullptr);
    ~CompareView() override;

    void setParts(const QList<ComparedPart> &parts);
    void setTheme(const Theme &theme);
    /// Marks what a search has found, on both sides.
    void setHits(const FindQuery &query);

    /// How many places differ; lines that follow each other are one.
    [[nodiscard]] int differences() const { return static_cast<int>(m_places.size()); }
    /// The same of one part.
    [[nodiscard]] int differencesIn(int part) const;
    /// The place that is looked at, from 0; -1: none.
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] int rowCount() const { return static_cast<int>(m_rows.size()); }

public slots:
    /// Goes to the next place that differs, or the one before; round the ends.
    void step(int by);
    /// Goes to the next line with a hit, or the one before; round the ends.
    void stepHit(int by);

signals:
    void currentChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row
    {
        DiffRow diff;
        int part = 0;
        bool isHeading = false;
    };
    struct Text
    {
        QStringList lines;
        QList<QByteArray> styles {}; ///< of the first lines, see LineStyles
    };
    struct Part
    {
        QString heading;
        Text left;
        Text right;
    };

    enum class Side : std::uint8_t
    {
        Left,
        Right
    };

    void addPart(const ComparedPart &part);
    void findPlaces();
    void updateBars();
    void tellCurrent();
    void paintRow(QPainter &painter, const Row &row, int top, bool isCurrent) const;
    void paintLine(QPainter &painter, const Row &row, const QRect &place, Side side) const;
    void paintText(QPainter &painter, const Row &row, const QRect &place, Side side) const;
    void paintHits(QPainter &painter, const QString &text, const QRect &place,
                   bool isCurrent) const;
    [[nodiscard]] bool hasHit(int row) const;
    void color(Text &text, const QString &definition);
    [[nodiscard]] const Text &sideOf(const Row &row, Side side) const;
    [[nodiscard]] QString textOf(const Row &row, Side side) const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int gutter() const;

    Theme m_theme = Theme::light();
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository; ///< made when it is wanted
    QList<Part> m_parts;
    QList<Row> m_rows;
    QList<std::pair<int, int>> m_places; ///< first row, and the one behind the last
    int m_current = -1;
    QRegularExpression m_hits; ///< finds what was searched; without a pattern: nothing was
    int m_hitRow = -1; ///< that is looked at; -1: none
    qsizetype m_longest = 0; ///< characters of the longest line
};

} // namespace sandpad::widgets
