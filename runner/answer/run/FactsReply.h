#pragma once

#include "runner/answer/model/Answer.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace sandpad::runner {

/// The facts of a block as its parser replies them (resources/guest/python/sourcefacts.py describes
/// the format). The parser reads hostile text, so nothing of the reply is believed: places beyond
/// the code or out of order make it no reply. Where the reply names no statements and remarks, they
/// are those of factsFromLines(). Throws nlohmann::json::exception for a reply of another shape.
[[nodiscard]] std::optional<SourceFacts> factsFrom(const nlohmann::json &reply,
                                                   const AnswerBlock &block);

} // namespace sandpad::runner
