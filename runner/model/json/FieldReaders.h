#pragma once

#include "runner/model/json/JsonReader.h"
#include "runner/model/json/ModelFields.h"
#include "runner/model/json/ModelJson.h"

/// Reading of those values whose JSON is not just their fields. Each goes with a toJson().
namespace sandpad::runner {

void readFields(JsonReader &json, MimeBundle &bundle);
void readFields(JsonReader &json, Isolation &isolation);

/// The id of an isolation level, as text.
[[nodiscard]] QString levelText(const IsolationLevel &level);
/// Reads what levelText() wrote. When the field is absent and may be, `level` keeps its value.
void readLevel(JsonReader &json, const std::string &key, std::optional<IsolationLevel> &level);

/// A result with its streams or without.
void writeFields(JsonWriter &json, const RunResult &result, Streams streams);
void readFields(JsonReader &json, RunResult &result, Streams streams);
void readFields(JsonReader &json, RunResult &result);

} // namespace sandpad::runner
