#include "widgets/output/OutputLinks.h"

#include "widgets/output/LinkQuestion.h"
#include "widgets/text/PrintedLinks.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QWidget>

#include <algorithm>

namespace sandpad::widgets {

OutputLinks::OutputLinks(const OutputDocument &document, QWidget *view, QWidget *viewport)
    : QObject(view)
    , m_document(document)
    , m_view(view)
    , m_viewport(viewport)
{ }

quint16 OutputLinks::at(const std::optional<OutputPosition> &place,
                        Qt::KeyboardModifiers modifiers) const
{
    const bool isHeld = modifiers.testFlag(Qt::ControlModifier);
    return place ? m_document.linkAt(*place, isHeld ? LinksOf::All : LinksOf::Program) : 0;
}

void OutputLinks::hover(const std::optional<OutputPosition> &place, Qt::KeyboardModifiers modifiers)
{
    const quint16 link = at(place, modifiers);
    const bool isPlain = link == 0 && at(place, Qt::ControlModifier) != 0;
    m_viewport->setToolTip(isPlain ? tr("Ctrl+click opens the address.") : QString());
    if (link == m_hovered)
        return;
    m_hovered = link;
    m_viewport->setCursor(link == 0 ? Qt::IBeamCursor : Qt::PointingHandCursor);
    m_viewport->update();
}

void OutputLinks::release(quint16 link, const Theme &theme)
{
    if (link != 0 && link == m_pressed)
        ask(link, theme);
    m_pressed = 0;
}

void OutputLinks::ask(quint16 link, const Theme &theme)
{
    const QString address = m_document.links().address(link);
    if (address.isEmpty())
        return;
    if (m_question)
        m_question->close();
    m_question = new LinkQuestion(address, theme, m_view);
    connect(m_question, &LinkQuestion::openChosen, this, &OutputLinks::openChosen);
    m_question->open();
}

void OutputLinks::copy(quint16 link) const
{
    QGuiApplication::clipboard()->setText(LinkAddress(m_document.links().address(link)).toCopy());
}

QList<OutputLinks::Place> OutputLinks::placesIn(std::size_t item, qsizetype number) const
{
    QList<Place> places;
    const TextLine line = m_document.items()[item].text->line(number);
    for (qsizetype i = 0; i < line.runs.size(); ++i) {
        const qsizetype end = i + 1 < line.runs.size() ? line.runs[i + 1].start : line.text.size();
        if (line.runs[i].attributes.link != 0)
            places.append({ .start = { .item = item, .line = number, .unit = line.runs[i].start },
                            .end = { .item = item, .line = number, .unit = end } });
    }
    for (const auto &[start, length] : printedLinks(line.text)) {
        const OutputPosition begin { .item = item, .line = number, .unit = start };
        const auto isSame = [&begin](const Place &place) { return place.start == begin; };
        if (std::ranges::none_of(places, isSame))
            places.append({ .start = begin,
                            .end = { .item = item, .line = number, .unit = start + length } });
    }
    std::ranges::sort(places, {}, &Place::start);
    return places;
}

std::optional<OutputLinks::Place> OutputLinks::next(OutputPosition from, OutputPosition to,
                                                    OutputPosition after) const
{
    QList<Place> places;
    const auto &items = m_document.items();
    for (std::size_t item = from.item; item <= to.item && item < items.size(); ++item) {
        const qsizetype count = items[item].text ? items[item].text->lineCount() : 0;
        const qsizetype end = item == to.item ? std::min(to.line + 1, count) : count;
        for (qsizetype line = item == from.item ? from.line : 0; line < end; ++line)
            places += placesIn(item, line);
    }
    if (places.isEmpty())
        return std::nullopt;
    const auto next = std::ranges::upper_bound(places, after, {}, &Place::start);
    return next == places.end() ? places.first() : *next;
}

} // namespace sandpad::widgets
