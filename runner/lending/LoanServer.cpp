#include "runner/lending/LoanServer.h"

#include "runner/lending/PrivateSockets.h"
#include "runner/lending/UnixSocket.h"

#include <QFile>
#include <QSocketNotifier>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <sys/socket.h>
#include <utility>

namespace sandpad::runner {

namespace {

    using namespace std::chrono_literals;

    constexpr auto kPeerPatience = 1s;
    constexpr int kMostPeers = 8;

    /// One who asks. Deletes itself when it has been answered, or is none of ours.
    class Peer : public QObject
    {
    public:
        Peer(guest::UniqueFd socket, const LoanServer::Answer &answer, QObject *parent)
            : QObject(parent)
            , m_socket(std::move(socket))
            , m_answer(answer)
            , m_arrived(m_socket.get(), QSocketNotifier::Read)
        {
            connect(&m_arrived, &QSocketNotifier::activated, this, &Peer::read);
            QTimer::singleShot(kPeerPatience, this, &Peer::leave);
        }

    private:
        void read()
        {
            const qsizetype whole = wholeLength();
            const auto part = received(m_socket.get(), whole - m_bytes.size());
            if (!part)
                return;
            m_bytes += part->bytes;
            if (part->bytes.isEmpty() || wholeLength() <= 0)
                leave();
            else if (m_bytes.size() == wholeLength())
                answer();
        }

        /// Of the message, as far as it is known: at first of its head. -1: too long.
        [[nodiscard]] qsizetype wholeLength() const
        {
            if (m_bytes.size() < kLoanHead)
                return kLoanHead;
            const auto length = loanLength(m_bytes);
            return length ? kLoanHead + std::max<qsizetype>(*length, 1) : -1;
        }

        void answer()
        {
            const auto wish = loanWishFrom(m_bytes.sliced(kLoanHead));
            const auto answer = wish ? m_answer(*wish) : std::nullopt;
            if (answer)
                (void)sendWith(m_socket.get(), messageOf(*answer), answer->loan.socket.get());
            else
                (void)sendWith(m_socket.get(), framed({}));
            leave();
        }

        void leave()
        {
            m_arrived.setEnabled(false);
            deleteLater();
        }

        guest::UniqueFd m_socket;
        const LoanServer::Answer &m_answer;
        QSocketNotifier m_arrived;
        QByteArray m_bytes;
    };

} // namespace

std::unique_ptr<LoanServer> LoanServer::listen(const QString &path, Answer answer)
{
    auto socket = listeningAt(path);
    return socket
        ? std::unique_ptr<LoanServer>(new LoanServer(path, std::move(*socket), std::move(answer)))
        : nullptr;
}

LoanServer::LoanServer(QString path, guest::UniqueFd socket, Answer answer)
    : m_path(std::move(path))
    , m_socket(std::move(socket))
    , m_answer(std::move(answer))
    , m_arrived(new QSocketNotifier(m_socket.get(), QSocketNotifier::Read, this))
{
    connect(m_arrived, &QSocketNotifier::activated, this, &LoanServer::onConnected);
}

LoanServer::~LoanServer()
{
    QFile::remove(m_path);
}

void LoanServer::onConnected()
{
    guest::UniqueFd socket(
        ::accept4(m_socket.get(), nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK));
    if (!socket.isOpen() || m_peers >= kMostPeers || !isOwnPeer(socket.get()))
        return;
    ++m_peers;
    auto *peer = new Peer(std::move(socket), m_answer, this);
    connect(peer, &QObject::destroyed, this, [this] { --m_peers; });
}

} // namespace sandpad::runner
