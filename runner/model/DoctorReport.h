#pragma once

#include "runner/model/Isolation.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace sandpad::runner {

/// Whether a language works on this machine, and with which toolchain.
struct LanguageHealth
{
    QString id;
    QString name;
    bool isFound = false;
    QString toolchain; ///< for example "Node.js 20.19.2"; empty when none was found
    QString version;
    QString path;
    QString advice; ///< what to install; of one that is found, for what it lacks
};

/// One layer of one isolation level, probed by trying it.
struct LayerHealth
{
    IsolationLevel level;
    QString name; ///< a layer's noun, or the level's id when the level does not work at all
    bool works = false;
    QString reason; ///< why it does not work
    QString advice; ///< how to mend it
    bool isExtra = false; ///< a run without it has no gap
};

/// A part of this machine that some programs take, but no language and no layer.
struct ToolHealth
{
    QString name;
    QString path; ///< empty when it is not there
    QString advice; ///< what it is for and how to get it; empty when it is there
};

/// A folder where Sandpad keeps data.
struct DataPlace
{
    QString name; ///< "scratches", "own languages", "cache"
    QString path;
};

/// What `sandpad doctor` says.
struct DoctorReport
{
    QString version;
    QList<LanguageHealth> languages;
    QStringList problems; ///< sentences about files of languages that were left out
    /// Of the levels that may be taken without a wish, the strongest first.
    QList<LayerHealth> layers;
    QList<ToolHealth> tools; ///< for networks
    QList<DataPlace> places;
    bool maySwitchAccount = false; ///< runs may be given to an account of one's choice
};

/// The isolation of the strongest level that works; nothing when none does.
[[nodiscard]] std::optional<Isolation> strongestOf(const DoctorReport &report);

} // namespace sandpad::runner
