#include "app/window/PlaceholderPage.h"

#include "app/session/SessionStore.h"

namespace sandpad::app {

PlaceholderPage::PlaceholderPage(const StoredPage &stored, const QColor &accent, QWidget *parent)
    : Page(parent)
    , m_stored(stored)
    , m_accent(accent)
    , m_isFileChanged(scratch() && scratch()->file.exists()
                      && !scratch()->file.held(scratch()->code))
{ }

QString PlaceholderPage::ownTitle() const
{
    return scratch() ? scratch()->title : title();
}

void PlaceholderPage::setTitle(const QString &title)
{
    if (auto *scratch = std::get_if<Scratch>(&m_stored)) {
        scratch->title = title;
        scratch->isNamed = true;
    } else {
        std::get<StoredReview>(m_stored).title = title;
    }
    emit changed();
}

QString PlaceholderPage::about() const
{
    return scratch() ? fileWords(scratch()->file, m_isFileChanged) : QString();
}

bool PlaceholderPage::isOfFile(const QString &path) const
{
    return scratch() ? scratch()->file.isAt(path) : std::get<StoredReview>(m_stored).isOfFile(path);
}

std::optional<runner::Ending> PlaceholderPage::ending() const
{
    return scratch() ? scratch()->ending : std::nullopt;
}

void PlaceholderPage::setUsualLimits(const runner::Limits &before, const runner::Limits &now)
{
    auto *scratch = std::get_if<Scratch>(&m_stored);
    if (!scratch || scratch->limits != before)
        return;
    scratch->limits = now;
    emit changed();
}

void PlaceholderPage::save(SessionStore &store) const
{
    if (scratch())
        store.saveScratch(*scratch(), title());
    else
        store.saveReview(std::get<StoredReview>(m_stored));
}

} // namespace sandpad::app
