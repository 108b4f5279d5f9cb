#include "app/review/KeptResults.h"

#include "app/session/AtomicFile.h"
#include "runner/answer/kept/KeptBytes.h"

#include <QDir>
#include <QFile>
#include <QMutex>
#include <QMutexLocker>
#include <QThreadPool>

#include <atomic>
#include <utility>

namespace sandpad::app {

struct KeptResults::File
{
    explicit File(QString place)
        : folder(std::move(place))
    { }

    [[nodiscard]] QString path() const { return folder + QStringLiteral("/results"); }

    QString folder;
    QMutex mutex; ///< one thread alone writes
    std::atomic<int> newest = 0; ///< the number of the last call
};

KeptResults::KeptResults(const QString &folder)
    : m_file(std::make_shared<File>(folder))
{ }

std::optional<runner::KeptReview> KeptResults::read() const
{
    QFile file(m_file->path());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    auto review = runner::unpackedReview(file.readAll());
    return review ? std::optional(*std::move(review)) : std::nullopt;
}

void KeptResults::write(const runner::KeptReview &review) const
{
    QThreadPool::globalInstance()->start([file = m_file, review, number = ++m_file->newest] {
        const QMutexLocker lock(&file->mutex);
        if (number == file->newest && QDir().mkpath(file->folder))
            static_cast<void>(replaceFile(file->path(), runner::packed(review)));
    });
}

} // namespace sandpad::app
