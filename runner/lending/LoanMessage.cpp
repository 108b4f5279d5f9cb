#include "runner/lending/LoanMessage.h"

#include "runner/model/Json.h"
#include "runner/model/OwnProgram.h"
#include "runner/model/Say.h"
#include "runner/model/json/FieldReaders.h"
#include "runner/sandbox/InitProgram.h"
#include "runner/sandbox/Surroundings.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <sched.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sandpad::runner {

namespace {

    /// The umask as the kernel tells it: to ask by umask() sets it for all threads.
    QString fileMask()
    {
        QFile status(QStringLiteral("/proc/self/status"));
        if (!status.open(QIODevice::ReadOnly))
            return {};
        const QByteArray text = status.readAll();
        const qsizetype start = text.indexOf("\nUmask:");
        return start < 0 ? QString()
                         : QString::fromLatin1(
                               text.sliced(start + 1, text.indexOf('\n', start + 1) - start - 1));
    }

    /// What a program gets from the process that starts Sandpad, such as by `nice`,
    /// `ionice`, `taskset`, `umask` and `ulimit`.
    QString inherited()
    {
        QStringList all { fileMask(), QString::number(::getpriority(PRIO_PROCESS, 0)),
                          QString::number(::sched_getscheduler(0)) };
        // linux/ioprio.h is no header for C++.
        constexpr int kIoprioWhoProcess = 1;
        all.append(QString::number(::syscall(SYS_ioprio_get, kIoprioWhoProcess, 0)));
        cpu_set_t processors;
        CPU_ZERO(&processors);
        if (::sched_getaffinity(0, sizeof processors, &processors) == 0)
            for (int i = 0; i < CPU_SETSIZE; ++i)
                if (CPU_ISSET(i, &processors))
                    all.append(QString::number(i));
        for (int kind = 0; kind < RLIM_NLIMITS; ++kind) {
            rlimit limit {};
            if (::getrlimit(static_cast<__rlimit_resource_t>(kind), &limit) == 0)
                all.append(QStringLiteral("%1/%2").arg(limit.rlim_cur).arg(limit.rlim_max));
        }
        return all.join(u' ');
    }

} // namespace

// NOLINTBEGIN(misc-use-internal-linkage): the reader finds these by their arguments.

void fields(JsonReader &json, LoanWish &wish)
{
    json.text("circumstances", wish.circumstances);
    if (const nlohmann::json *found = json.find("request")) {
        auto read = runRequestFromJson(jsonBytes(*found), kMostLoanBytes);
        if (read)
            wish.request = std::move(*read);
        else
            json.fail("request", QStringLiteral("%1: ") + read.error().text);
    }
}

void fields(JsonReader &json, LoanAnswer &answer)
{
    QString job;
    qint64 time = 0;
    json.text("job", job);
    json.number("time", time);
    json.object("isolation", answer.loan.isolation);
    answer.job = job.toLatin1();
    answer.loan.jobTime = std::chrono::nanoseconds(time);
}

// NOLINTEND(misc-use-internal-linkage)

QString ownCircumstances()
{
    const QFileInfo init(ownProgram(kInitProgram).value_or(QString()));
    return QStringList { QCoreApplication::applicationVersion(),
                         QString::number(guest::kProtocolVersion),
                         init.canonicalFilePath(),
                         QString::number(init.lastModified().toMSecsSinceEpoch()),
                         Say::language(),
                         inherited(),
                         ownConfinement(),
                         ownAllowance() }
        .join(u'\n');
}

QByteArray markOf(const guest::Job &job)
{
    const std::string bytes = guest::encode(job);
    return QCryptographicHash::hash(QByteArrayView(bytes), QCryptographicHash::Sha256).toHex();
}

QByteArray framed(const QByteArray &json)
{
    QByteArray message(kLoanHead, Qt::Uninitialized);
    qToBigEndian(static_cast<quint32>(json.size()), message.data());
    return message + json;
}

std::optional<qsizetype> loanLength(QByteArrayView head)
{
    const auto length = qsizetype(qFromBigEndian<quint32>(head.data()));
    return length <= kMostLoanBytes ? std::optional(length) : std::nullopt;
}

std::optional<QByteArray> messageOf(const LoanWish &wish)
{
    const nlohmann::json request = toJson(wish.request);
    const QByteArray text = jsonBytes(
        { { "circumstances", wish.circumstances.toStdString() }, { "request", request } });
    // A field that the JSON does not hold would be another one there.
    if (text.size() > kMostLoanBytes || runRequestFromJson(jsonBytes(request)) != wish.request)
        return std::nullopt;
    return framed(text);
}

Result<LoanWish> loanWishFrom(const QByteArray &json)
{
    return valueFromJson<LoanWish>(json, kMostLoanBytes);
}

QByteArray messageOf(const LoanAnswer &answer)
{
    return framed(jsonBytes({ { "job", answer.job.toStdString() },
                              { "time", answer.loan.jobTime.count() },
                              { "isolation", toJson(answer.loan.isolation) } }));
}

Result<LoanAnswer> loanAnswerFrom(const QByteArray &json)
{
    return valueFromJson<LoanAnswer>(json, kMostLoanBytes);
}

} // namespace sandpad::runner
