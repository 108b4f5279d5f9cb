#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace sandpad::widgets {

/// The row below an output that says what a check of the program's types found, with a button for
/// each of the first lines. Hidden until it has something to say.
class TypesNote : public QWidget
{
    Q_OBJECT

public:
    static constexpr qsizetype kMostPlaces = 4;

    /// A line with an error in its types; 1-based.
    struct Place
    {
        int line = 0;
        int column = 0;
        QString details; ///< for a tool tip; plain text
    };

    explicit TypesNote(QWidget *parent = nullptr);

    /// `count` errors are known, of which `places` are the first; `details` says more.
    void showErrors(int count, const QList<Place> &places, const QString &details);
    void showSentence(const QString &sentence);
    /// What it says; empty while it is hidden.
    [[nodiscard]] QString text() const;

signals:
    void placeWanted(int line, int column);
    void closed();

private:
    void setText(const QString &text, const QString &details);

    QLabel *m_text;
    QWidget *m_places;
    QHBoxLayout *m_row; ///< of m_places
};

} // namespace sandpad::widgets
