#pragma once

#include "runner/lending/LoanMessage.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

class QSocketNotifier;

namespace sandpad::runner {

/// Listens for processes that want to borrow a sandbox. Only those of the same user are heard, a
/// few at a time; a message that is too long, malformed, or not there within a second ends its
/// connection. Lives in its thread; never blocks.
class LoanServer : public QObject
{
    Q_OBJECT

public:
    /// Gives the loan for a wish, if there is one.
    using Answer = std::function<std::optional<LoanAnswer>(const LoanWish &)>;

    /// Null when another process listens at this path, or nobody can.
    [[nodiscard]] static std::unique_ptr<LoanServer> listen(const QString &path, Answer answer);
    ~LoanServer() override;

private:
    LoanServer(QString path, guest::UniqueFd socket, Answer answer);
    void onConnected();

    QString m_path;
    guest::UniqueFd m_socket;
    Answer m_answer;
    QSocketNotifier *m_arrived;
    int m_peers = 0; ///< that have not been answered
};

} // namespace sandpad::runner
