#pragma once

#include "app/settings/SettingsFile.h"
#include "app/settings/SettingsWatch.h"

#include <QMutex>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <optional>

namespace sandpad::app {

/// The settings of the pad: one value, and one signal when it changes. Everything that depends on
/// one listens and takes the new value at once.
///
/// A moment after a change a thread of its own writes the file. What cannot be written holds as
/// long as the store lives, and is written with the next change. What somebody else writes into the
/// file is taken over a moment later. All functions belong to the thread of the window.
class SettingsStore : public QObject
{
    Q_OBJECT

public:
    /// Reads the file.
    explicit SettingsStore(const QString &path, QObject *parent = nullptr);
    /// Waits until everything is written, or cannot be.
    ~SettingsStore() override;

    [[nodiscard]] const Settings &settings() const { return m_settings; }
    [[nodiscard]] const QString &path() const { return m_file.path(); }
    /// Was there no file at the start?
    [[nodiscard]] bool isNew() const { return m_isNew; }
    /// What the file had that cannot be used, as a sentence; else empty.
    [[nodiscard]] const QString &notice() const { return m_notice; }

    void set(const Settings &settings);
    /// Changes one thing: `edit` gets the settings.
    template <typename Edit>
    void change(Edit edit)
    {
        Settings settings = m_settings;
        edit(settings);
        set(settings);
    }

    /// Writes now what waits, and waits for it.
    void finishWriting();

signals:
    /// Not when the same is set again.
    void changed(const sandpad::app::Settings &before);
    /// The settings could not be written, or their file was damaged meanwhile, or what somebody
    /// else wrote there cannot be used; a sentence. Told once.
    void failed(const QString &sentence);
    /// What could not be written is on the disk now, or what could not be used is mended.
    void recovered();

private:
    /// Has somebody else written the file?
    void look();
    void tellOfFile(const QString &sentence);
    void startWriting();
    void writeNext();

    SettingsFile m_file;
    Settings m_settings;
    QString m_notice;
    QString m_told; ///< what was told last of what the file has; else empty
    bool m_isNew = false;
    QTimer m_delay;
    QMutex m_mutex; ///< of m_next
    std::optional<Settings> m_next; ///< what the writer has not begun to write
    Settings m_written; ///< of the writer: as it is on the disk
    bool m_isFailing = false; ///< of the writer
    QThreadPool m_writer;
    SettingsWatch m_watch;
};

} // namespace sandpad::app
