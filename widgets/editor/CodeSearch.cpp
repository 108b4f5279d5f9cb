#include "widgets/editor/CodeSearch.h"

#include "widgets/editor/Replacement.h"
#include "widgets/editor/Scintilla.h"

#include <QElapsedTimer>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

using Base = QsciScintillaBase;

namespace {

    constexpr qint64 kSliceMs = 8;

    QByteArrayView withoutLineEnd(QByteArrayView line)
    {
        while (line.endsWith('\n') || line.endsWith('\r'))
            line.chop(1);
        return line;
    }

} // namespace

CodeSearch::CodeSearch(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
    , m_withinMark(editor->indicatorDefine(QsciScintilla::FullBoxIndicator))
    , m_hitMark(editor->indicatorDefine(QsciScintilla::FullBoxIndicator))
    , m_currentMark(editor->indicatorDefine(QsciScintilla::FullBoxIndicator))
    , m_currentText(editor->indicatorDefine(QsciScintilla::TextColorIndicator))
{
    for (const int indicator : { m_hitMark, m_currentMark, m_withinMark })
        editor->setIndicatorDrawUnder(true, indicator);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &CodeSearch::searchSlice);
    connect(editor, &QsciScintilla::textChanged, this, [this] {
        if (!m_query.text.isEmpty())
            restart();
    });
    connect(editor, &QsciScintilla::selectionChanged, this, [this] {
        if (m_query.text.isEmpty())
            return;
        markCurrent();
        emit changed();
    });
}

void CodeSearch::setTheme(const Theme &theme)
{
    const auto color = [this](int indicator, const QColor &fill, const QColor &outline) {
        m_editor->setIndicatorForegroundColor(fill, indicator);
        m_editor->setIndicatorOutlineColor(outline, indicator);
    };
    color(m_withinMark, theme.infoSurface, theme.infoSurface);
    color(m_hitMark, theme.hit, theme.hitBorder);
    color(m_currentMark, theme.currentHit, theme.currentHitBorder);
    m_editor->setIndicatorForegroundColor(theme.onCurrentHit, m_currentText);
}

CodeSearch::Range CodeSearch::selection() const
{
    return { .start = static_cast<int>(send(*m_editor, Base::SCI_GETSELECTIONSTART)),
             .end = static_cast<int>(send(*m_editor, Base::SCI_GETSELECTIONEND)) };
}

std::optional<CodeSearch::Range> CodeSearch::within() const
{
    const auto mark = m_withinMark;
    const bool isAtStart = send(*m_editor, Base::SCI_INDICATORVALUEAT, mark, 0) != 0;
    const long start = isAtStart ? 0 : send(*m_editor, Base::SCI_INDICATOREND, mark, 0);
    if (send(*m_editor, Base::SCI_INDICATORVALUEAT, mark, start) == 0)
        return std::nullopt;
    return Range { .start = static_cast<int>(start),
                   .end = static_cast<int>(send(*m_editor, Base::SCI_INDICATOREND, mark, start)) };
}

void CodeSearch::setWithin(const std::optional<Range> &range)
{
    clear(m_withinMark);
    if (range)
        fill(m_withinMark, *range);
}

void CodeSearch::searchInSelection()
{
    setWithin(selection());
    restart();
}

void CodeSearch::searchEverywhere()
{
    setWithin(std::nullopt);
    restart();
}

void CodeSearch::start(const FindQuery &query)
{
    m_query = query;
    m_pattern = patternOf(query);
    m_from = selection().start;
    m_hits.clear();
    restart();
    if (m_timer.isActive())
        emit changed();
}

void CodeSearch::restart()
{
    m_timer.stop();
    m_found.clear();
    if (m_query.text.isEmpty() || !m_pattern.isValid())
        return finish();
    const auto length = static_cast<int>(send(*m_editor, Base::SCI_GETLENGTH));
    m_text = bytesIn({ .start = 0, .end = length });
    const Range range = within().value_or(Range { .start = 0, .end = length });
    m_next = range.start;
    m_end = range.end;
    m_timer.start(0);
}

void CodeSearch::searchSlice()
{
    QElapsedTimer elapsed;
    elapsed.start();
    while (elapsed.elapsed() < kSliceMs) {
        if (m_next > m_end || m_found.size() >= kMostHits)
            return finish();
        searchNextLine();
    }
    m_timer.start(0);
}

void CodeSearch::searchNextLine()
{
    const qsizetype newLine = m_text.indexOf('\n', m_next);
    const int end = newLine < 0 ? m_end : std::min(m_end, static_cast<int>(newLine));
    const DecodedLine line =
        decodeLine(withoutLineEnd(QByteArrayView(m_text).sliced(m_next, end - m_next)));
    for (auto at = m_pattern.globalMatch(line.text); at.hasNext();) {
        const auto match = at.next();
        const int start = line.byteOf[match.capturedStart()];
        m_found.append(
            { .start = m_next + start, .length = line.byteOf[match.capturedEnd()] - start });
        if (m_found.size() >= kMostHits)
            break;
    }
    m_next = end + 1;
}

void CodeSearch::finish()
{
    m_timer.stop();
    m_text.clear();
    m_hits = std::exchange(m_found, {});
    mark();
    if (const auto from = std::exchange(m_from, std::nullopt); from && !m_hits.isEmpty()) {
        const auto next = std::ranges::lower_bound(m_hits, *from, {}, &CodeHit::start);
        select(next == m_hits.end() ? m_hits.first() : *next);
    }
    emit changed();
}

void CodeSearch::finishNow()
{
    while (m_timer.isActive())
        searchSlice();
}

void CodeSearch::fill(int indicator, const Range &range) const
{
    send(*m_editor, Base::SCI_SETINDICATORCURRENT, indicator);
    send(*m_editor, Base::SCI_INDICATORFILLRANGE, range.start, range.end - range.start);
}

void CodeSearch::clear(int indicator) const
{
    send(*m_editor, Base::SCI_SETINDICATORCURRENT, indicator);
    send(*m_editor, Base::SCI_INDICATORCLEARRANGE, 0, send(*m_editor, Base::SCI_GETLENGTH));
}

void CodeSearch::mark()
{
    clear(m_hitMark);
    for (const CodeHit &hit : std::as_const(m_hits))
        fill(m_hitMark, { .start = hit.start, .end = hit.end() });
    markCurrent();
}

void CodeSearch::markCurrent()
{
    clear(m_currentMark);
    clear(m_currentText);
    if (const qsizetype at = current(); at >= 0) {
        const Range range { .start = m_hits[at].start, .end = m_hits[at].end() };
        fill(m_currentMark, range);
        fill(m_currentText, range);
    }
}

qsizetype CodeSearch::current() const
{
    const Range selected = selection();
    const auto found = std::ranges::lower_bound(m_hits, selected.start, {}, &CodeHit::start);
    const bool isHit =
        found != m_hits.end() && found->start == selected.start && found->end() == selected.end;
    return isHit ? found - m_hits.begin() : -1;
}

void CodeSearch::select(const CodeHit &hit)
{
    const long hitLine = send(*m_editor, Base::SCI_LINEFROMPOSITION, hit.start);
    send(*m_editor, Base::SCI_ENSUREVISIBLE, hitLine); // it may be folded away
    const long line = send(*m_editor, Base::SCI_VISIBLEFROMDOCLINE, hitLine);
    const long top = send(*m_editor, Base::SCI_GETFIRSTVISIBLELINE);
    send(*m_editor, Base::SCI_SETSEL, hit.start, hit.end()); // this scrolls to the edge of the view
    const long shown = send(*m_editor, Base::SCI_LINESONSCREEN);
    if (line < top || line >= top + shown)
        send(*m_editor, Base::SCI_SETFIRSTVISIBLELINE, std::max(line - shown / 2, 0L));
    send(*m_editor, Base::SCI_SCROLLRANGE, hit.start, hit.end());
}

void CodeSearch::step(int by)
{
    finishNow();
    if (m_hits.isEmpty())
        return;
    const Range selected = selection();
    const qsizetype count = m_hits.size();
    if (const qsizetype at = current(); at >= 0)
        return select(m_hits[(at + by + count) % count]);
    const auto next = std::ranges::lower_bound(m_hits, selected.start, {}, &CodeHit::start);
    const qsizetype at = next - m_hits.begin() + (by < 0 ? -1 : 0);
    select(m_hits[(at + count) % count]);
}

void CodeSearch::stepUnseen(const FindQuery &query, int by)
{
    m_query = query;
    m_pattern = patternOf(query);
    restart();
    step(by);
    start({});
}

QByteArray CodeSearch::bytesIn(const Range &range) const
{
    QByteArray bytes(range.end - range.start + 1, '\0'); // Scintilla ends it with a NUL
    m_editor->SendScintilla(Base::SCI_GETTEXTRANGE, range.start, range.end, bytes.data());
    bytes.chop(1);
    return bytes;
}

CodeSearch::Line CodeSearch::lineAt(int place) const
{
    const auto line = send(*m_editor, Base::SCI_LINEFROMPOSITION, place);
    const Range range { .start =
                            static_cast<int>(send(*m_editor, Base::SCI_POSITIONFROMLINE, line)),
                        .end =
                            static_cast<int>(send(*m_editor, Base::SCI_GETLINEENDPOSITION, line)) };
    return { .range = range, .decoded = decodeLine(bytesIn(range)) };
}

QByteArray CodeSearch::replacementOf(const CodeHit &hit, const Line &line,
                                     const QString &replacement) const
{
    if (!m_query.isPattern)
        return replacement.toUtf8();
    const QList<int> &byteOf = line.decoded.byteOf;
    const auto unit = std::ranges::lower_bound(byteOf, hit.start - line.range.start);
    return expanded(replacement,
                    m_pattern.match(line.decoded.text, unit - byteOf.begin(),
                                    QRegularExpression::NormalMatch,
                                    QRegularExpression::AnchorAtOffsetMatchOption))
        .toUtf8();
}

void CodeSearch::replaceRange(const Range &range, const QByteArray &text)
{
    auto kept = within();
    send(*m_editor, Base::SCI_SETTARGETRANGE, range.start, range.end);
    m_editor->SendScintilla(Base::SCI_REPLACETARGET, text.size(), text.constData());
    if (kept) {
        kept->end += static_cast<int>(text.size()) - (range.end - range.start);
        setWithin(kept);
    }
    restart();
    finishNow();
}

bool CodeSearch::replace(const QString &replacement)
{
    finishNow();
    const qsizetype at = current();
    if (at < 0 || m_editor->isReadOnly()) {
        step(1);
        return false;
    }
    const CodeHit hit = m_hits[at];
    const QByteArray text = replacementOf(hit, lineAt(hit.start), replacement);
    // An empty hit would be found again in front of what was put there.
    m_from = hit.start + static_cast<int>(text.size()) + (hit.length == 0 ? 1 : 0);
    replaceRange({ .start = hit.start, .end = hit.end() }, text);
    return true;
}

qsizetype CodeSearch::replaceAll(const QString &replacement)
{
    finishNow();
    const qsizetype count = m_hits.size();
    if (count == 0 || m_editor->isReadOnly())
        return 0;
    const Range all { .start = m_hits.first().start, .end = m_hits.last().end() };
    const QByteArray before = bytesIn(all);
    QByteArray text;
    int done = all.start;
    Line line = lineAt(all.start);
    for (const CodeHit &hit : std::as_const(m_hits)) {
        if (hit.start > line.range.end)
            line = lineAt(hit.start);
        text += before.sliced(done - all.start, hit.start - done);
        text += replacementOf(hit, line, replacement);
        done = hit.end();
    }
    // The person stays in their line, as far as it is still there.
    const long caretLine =
        send(*m_editor, Base::SCI_LINEFROMPOSITION, send(*m_editor, Base::SCI_GETCURRENTPOS));
    const long top = send(*m_editor, Base::SCI_GETFIRSTVISIBLELINE);
    replaceRange(all, text);
    send(*m_editor, Base::SCI_GOTOLINE, caretLine);
    send(*m_editor, Base::SCI_SETFIRSTVISIBLELINE, top);
    return count;
}

FindState CodeSearch::state() const
{
    return { .count = m_hits.size(),
             .current = current(),
             .isRunning = m_timer.isActive(),
             .isFull = m_hits.size() >= kMostHits,
             .error = m_pattern.isValid() ? QString() : m_pattern.errorString() };
}

} // namespace sandpad::widgets
