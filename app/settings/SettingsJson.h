#pragma once

#include "app/settings/Settings.h"

#include <QStringList>

#include <nlohmann/json_fwd.hpp>

namespace sandpad::app {

/// All settings as a JSON object.
[[nodiscard]] nlohmann::json settingsJson(const Settings &settings);

/// Reads an object that a person may have written. What is missing or cannot be used is as usual;
/// `unusable` gets the paths of the latter.
[[nodiscard]] Settings settingsFrom(const nlohmann::json &object, QStringList &unusable);

/// Brings what differs between two settings into an object; all else in it stays. What is as usual
/// now leaves it.
void applyChanges(nlohmann::json &object, const Settings &before, const Settings &now);

/// Settings that have become `mine`, with what somebody else has made of the same `before`. Where
/// both have changed a thing, it is theirs.
[[nodiscard]] Settings merged(const Settings &before, const Settings &mine, const Settings &theirs);

} // namespace sandpad::app
