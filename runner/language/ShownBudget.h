#pragma once

#include "runner/guest/protocol/DisplayLimits.h"

#include <QString>

#include <algorithm>

namespace sandpad::runner {

/// What a run may still show. See DisplayLimits.h for the numbers.
class ShownBudget
{
public:
    /// Takes so many bytes; false, and takes nothing, when there are fewer.
    [[nodiscard]] bool takeBytes(qint64 bytes) { return take(m_bytes, bytes); }
    /// The same for one display that is more than plain text.
    [[nodiscard]] bool takeRichDisplay() { return take(m_richDisplays, 1); }
    /// The same for values of JSON.
    [[nodiscard]] bool takeValues(qint64 values) { return take(m_values, values); }
    /// The beginning of a text of an error, as far as there is room for it.
    [[nodiscard]] QString takeErrorText(const QString &text)
    {
        const QString taken = text.first(std::min<qsizetype>(text.size(), m_errorText));
        m_errorText -= taken.size();
        return taken;
    }

private:
    static bool take(qint64 &left, qint64 amount)
    {
        if (amount > left)
            return false;
        left -= amount;
        return true;
    }

    qint64 m_bytes = guest::kMaxShownBytes;
    qint64 m_richDisplays = guest::kMaxRichDisplays;
    qint64 m_errorText = guest::kMaxErrorText;
    qint64 m_values = guest::kMaxShownValues;
};

} // namespace sandpad::runner
