#pragma once

#include "widgets/theme/Theme.h"

#include <QByteArray>
#include <QList>
#include <QObject>

class QsciScintilla;

namespace sandpad::widgets {

/// While a whole word is selected, the other places of the same word are marked, as far as they are
/// in sight. Child of its editor.
class WordPlaces : public QObject
{
    Q_OBJECT

public:
    explicit WordPlaces(QsciScintilla *editor);

    void setTheme(const Theme &theme);

private:
    /// Marks what is in sight now, and nothing else.
    void update();
    /// The word that is selected; empty: something else is, or nothing.
    [[nodiscard]] QByteArray selectedWord() const;

    /// Where the word stands elsewhere, in bytes.
    [[nodiscard]] QList<long> placesInSight(const QByteArray &word) const;

    QsciScintilla *m_editor;
    int m_mark;
    QByteArray m_word; ///< that is marked now, and where
    QList<long> m_places;
};

} // namespace sandpad::widgets
