#include "widgets/editor/WordPlaces.h"

#include "widgets/editor/Scintilla.h"

#include <QSet>

#include <algorithm>
#include <cctype>

namespace sandpad::widgets {

namespace {

    using Base = QsciScintillaBase;

    /// More than a screen holds; a line may be very long.
    constexpr long kMostBytes = 200'000;
    constexpr long kLongestWord = 200;

} // namespace

WordPlaces::WordPlaces(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
    , m_mark(editor->indicatorDefine(QsciScintilla::FullBoxIndicator))
{
    editor->setIndicatorDrawUnder(true, m_mark);
    connect(editor, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int what) {
        if ((what
             & (Base::SC_UPDATE_SELECTION | Base::SC_UPDATE_V_SCROLL | Base::SC_UPDATE_CONTENT))
            != 0)
            update();
    });
}

void WordPlaces::setTheme(const Theme &theme)
{
    m_editor->setIndicatorForegroundColor(theme.bubble, m_mark);
    m_editor->setIndicatorOutlineColor(theme.field, m_mark);
}

QByteArray WordPlaces::selectedWord() const
{
    const long start = send(*m_editor, Base::SCI_GETSELECTIONSTART);
    const long end = send(*m_editor, Base::SCI_GETSELECTIONEND);
    if (start == end || end - start > kLongestWord
        || send(*m_editor, Base::SCI_ISRANGEWORD, start, end) == 0)
        return {};
    const QByteArray word = bytesOf(*m_editor, start, end);
    // Scintilla takes any run of signs for a word, too.
    const bool isWord = std::ranges::all_of(word, [](char sign) {
        return static_cast<signed char>(sign) < 0 || sign == '_' || std::isalnum(sign) != 0;
    });
    return isWord ? word : QByteArray();
}

QList<long> WordPlaces::placesInSight(const QByteArray &word) const
{
    const auto lineAt = [this](long shown) {
        return send(*m_editor, Base::SCI_DOCLINEFROMVISIBLE, shown);
    };
    const long top = send(*m_editor, Base::SCI_GETFIRSTVISIBLELINE);
    const long bottom = top + send(*m_editor, Base::SCI_LINESONSCREEN) + 1;
    const long start = send(*m_editor, Base::SCI_POSITIONFROMLINE, lineAt(top));
    const long end =
        std::min(send(*m_editor, Base::SCI_GETLINEENDPOSITION, lineAt(bottom)), start + kMostBytes);
    const QByteArray text = bytesOf(*m_editor, start, end);
    QSet<long> selected; // which have a ground of their own, that a mark would cover
    for (long i = 0; i < send(*m_editor, Base::SCI_GETSELECTIONS); ++i)
        selected.insert(send(*m_editor, Base::SCI_GETSELECTIONNSTART, i));
    QList<long> places;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.size())) {
        const long place = start + at;
        if (!selected.contains(place)
            && send(*m_editor, Base::SCI_ISRANGEWORD, place, place + word.size()) != 0)
            places.append(place);
    }
    return places;
}

void WordPlaces::update()
{
    const QByteArray word = selectedWord();
    const QList<long> places = word.isEmpty() ? QList<long>() : placesInSight(word);
    // Marks are a change that the editor tells of, too.
    if (word == m_word && places == m_places)
        return;
    m_word = word;
    m_places = places;
    const long before = send(*m_editor, Base::SCI_GETINDICATORCURRENT);
    send(*m_editor, Base::SCI_SETINDICATORCURRENT, m_mark);
    send(*m_editor, Base::SCI_INDICATORCLEARRANGE, 0, send(*m_editor, Base::SCI_GETLENGTH));
    for (const long place : places)
        send(*m_editor, Base::SCI_INDICATORFILLRANGE, place, word.size());
    send(*m_editor, Base::SCI_SETINDICATORCURRENT, before);
}

} // namespace sandpad::widgets
