#pragma once

#include "runner/guest/protocol/UniqueFd.h"
#include "runner/model/Error.h"
#include "runner/model/RunRequest.h"
#include "runner/sandbox/Sandbox.h"

#include <QByteArray>

/// What `sandpad run` and an open window say to each other about a sandbox that waits. Each message
/// is four bytes of length, the highest first, and JSON. The answer carries the sandbox's socket
/// (SCM_RIGHTS, unix(7)); one that is empty carries none.
namespace sandpad::runner {

/// For which run a sandbox is wanted.
struct LoanWish
{
    /// See ownCircumstances(). A Sandpad of other circumstances lends nothing.
    QString circumstances;
    RunRequest request; ///< with its code, of which only the imports matter, and its interpreter
};

/// A sandbox, and a mark of the job that waits in it (see markOf()).
struct LoanAnswer
{
    SandboxLoan loan;
    QByteArray job;
};

inline constexpr qsizetype kLoanHead = 4;
/// The longest JSON that is sent or taken: a socket takes it at once. A program that does not fit
/// starts without a loan.
inline constexpr qsizetype kMostLoanBytes = 128 << 10;

/// What decides, besides a request, what a sandbox is like: the version of Sandpad, its own
/// programs, the language of its sentences, and what this process hands down to a program: umask,
/// priority, processors and resource limits.
[[nodiscard]] QString ownCircumstances();

/// Two jobs with equal marks are equal.
[[nodiscard]] QByteArray markOf(const guest::Job &job);

/// A message of this JSON.
[[nodiscard]] QByteArray framed(const QByteArray &json);
/// The length that a message's first bytes announce; nothing when it is longer than one may be.
[[nodiscard]] std::optional<qsizetype> loanLength(QByteArrayView head);

/// Nothing where the request cannot be told wholly: it is too long, or has what JSON does not.
[[nodiscard]] std::optional<QByteArray> messageOf(const LoanWish &wish);
/// The JSON of a message, which any process of this user may have sent.
[[nodiscard]] Result<LoanWish> loanWishFrom(const QByteArray &json);

/// Without the socket.
[[nodiscard]] QByteArray messageOf(const LoanAnswer &answer);
[[nodiscard]] Result<LoanAnswer> loanAnswerFrom(const QByteArray &json);

} // namespace sandpad::runner
