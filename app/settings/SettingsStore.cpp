#include "app/settings/SettingsStore.h"

#include "app/settings/SettingsJson.h"

#include <utility>

namespace sandpad::app {

namespace {
    /// A person who turns a wheel changes a setting many times.
    constexpr std::chrono::milliseconds kDelay(200);
} // namespace

SettingsStore::SettingsStore(const QString &path, QObject *parent)
    : QObject(parent)
    , m_file(path)
    , m_watch(path)
{
    const SettingsFile::Found found = m_file.read();
    m_settings = found.settings;
    m_written = found.settings;
    m_notice = found.notice;
    m_told = found.notice;
    m_isNew = !found.isThere;
    m_writer.setMaxThreadCount(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    connect(&m_delay, &QTimer::timeout, this, &SettingsStore::startWriting);
    connect(&m_watch, &SettingsWatch::mayBeChanged, this, &SettingsStore::look);
}

SettingsStore::~SettingsStore()
{
    finishWriting();
}

void SettingsStore::set(const Settings &settings)
{
    if (settings == m_settings)
        return;
    const Settings before = std::exchange(m_settings, settings);
    if (!m_delay.isActive())
        m_delay.start();
    emit changed(before);
}

void SettingsStore::finishWriting()
{
    if (m_delay.isActive()) {
        m_delay.stop();
        startWriting();
    }
    m_writer.waitForDone();
}

void SettingsStore::look()
{
    finishWriting(); // what is ours is in the file then, and the writer rests
    const auto found = m_file.look();
    if (!found)
        return tellOfFile(found.error().text);
    if (!*found)
        return;
    tellOfFile((*found)->notice);
    const Settings &theirs = (*found)->settings;
    if (theirs == m_written)
        return; // our own
    const Settings before = std::exchange(m_settings, merged(m_written, m_settings, theirs));
    m_written = theirs;
    if (m_settings != before)
        emit changed(before);
}

void SettingsStore::tellOfFile(const QString &sentence)
{
    if (std::exchange(m_told, sentence) == sentence)
        return;
    if (sentence.isEmpty())
        emit recovered();
    else
        emit failed(sentence);
}

void SettingsStore::startWriting()
{
    const QMutexLocker lock(&m_mutex);
    if (!std::exchange(m_next, m_settings))
        m_writer.start([this] { writeNext(); });
}

void SettingsStore::writeNext()
{
    std::optional<Settings> next;
    {
        const QMutexLocker lock(&m_mutex);
        next = std::exchange(m_next, std::nullopt);
    }
    if (!next)
        return;
    const auto written = m_file.write(m_written, *next);
    if (!written) {
        m_isFailing = true;
        emit failed(tr("The settings are not saved and hold until Sandpad ends. %1")
                        .arg(written.error().text));
        return;
    }
    m_written = *next;
    if (!written->isEmpty())
        emit failed(*written);
    if (std::exchange(m_isFailing, false))
        emit recovered();
}

} // namespace sandpad::app
