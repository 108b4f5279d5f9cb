#pragma once

#include "runner/answer/model/Answer.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace sandpad::app {

/// A person's changes of one block of an answer.
struct BlockChange
{
    int index = 0;
    /// The chosen role; nothing: the one that was read.
    std::optional<runner::BlockRole> role;
    QString languageId; ///< with a role
    std::optional<QString> code; ///< as it was typed; nothing: as it was read
    bool isUnrepaired = false; ///< the repairs were taken back

    bool operator==(const BlockChange &) const = default;
};

/// The review of an answer, as it is kept from session to session. A value.
struct StoredReview
{
    QString id; ///< unique and fit for a file name
    QString title;
    QByteArray text; ///< the answer, as it was pasted
    QString path; ///< of the file that it was read from, absolute; empty: it was pasted
    QString scope; ///< "automatic", "alone" or "session"
    QList<BlockChange> changes; ///< by block index; at most one for a block

    /// Is it of the file at this path, which may be relative?
    [[nodiscard]] bool isOfFile(const QString &other) const;
    /// What its tab is called.
    [[nodiscard]] QString shownTitle() const;

    bool operator==(const StoredReview &) const = default;
};

/// A new one with an id of its own.
[[nodiscard]] StoredReview freshReview(const QString &title, const QByteArray &text,
                                       const QString &path = {});

/// Everything but id and text: {"title", "path", "scope", "changes": [{"index", "role", "language",
/// "code", "unrepaired"}]}.
[[nodiscard]] nlohmann::json factsOf(const StoredReview &review);
/// Reads what factsOf() wrote; damaged parts are left out.
void takeFacts(StoredReview &review, const nlohmann::json &facts);

} // namespace sandpad::app
