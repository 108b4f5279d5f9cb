#include "runner/model/FileExport.h"

#include "runner/model/Say.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <cerrno>
#include <climits>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sandpad::runner {

namespace {

    QString numbered(const QString &name, int number)
    {
        if (number == 0)
            return name;
        const QFileInfo info(name);
        const QString folder = info.path() == QLatin1String(".") ? QString() : info.path() + u'/';
        const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
        return folder + info.completeBaseName() + u'-' + QString::number(number) + suffix;
    }

    /// File systems take 255 bytes; some are kept for a number. The suffix stays, as it tells the
    /// type. Escaped characters make a name up to four times as long as the guest's own.
    QString shortened(const QString &part)
    {
        constexpr qsizetype kMostBytes = 240;
        constexpr qsizetype kMostSuffix = 16;
        if (part.toUtf8().size() <= kMostBytes)
            return part;
        const QString suffix = QFileInfo(part).suffix();
        const QString end =
            suffix.isEmpty() || suffix.size() > kMostSuffix ? QString() : u'.' + suffix;
        const qsizetype room = kMostBytes - end.toUtf8().size();
        QString front = part.chopped(end.size()).left(room);
        while (front.toUtf8().size() > room)
            front.chop(front.back().isLowSurrogate() ? 2 : 1);
        return front + end;
    }

    QString harmlessPart(const QString &part)
    {
        const bool isObeyed = part.startsWith(u'-') || part.startsWith(u'.')
            || part.compare(QLatin1String("HEAD"), Qt::CaseInsensitive) == 0;
        return shortened(isObeyed ? u'_' + part : part);
    }

    /// QFile writes what it can and calls that no error; the next try tells why.
    bool writeAll(QFile &file, const QByteArray &content)
    {
        qint64 done = 0;
        while (done < content.size()) {
            const qint64 more = file.write(content.constData() + done, content.size() - done);
            if (more <= 0)
                return false;
            done += more;
        }
        return true;
    }

    constexpr int kFolder = O_RDONLY | O_DIRECTORY | O_CLOEXEC;

    QString reasonOf(int error)
    {
        return qt_error_string(error);
    }

    /// An open folder. What is made in it lies there whatever its path leads to meanwhile.
    class Folder
    {
    public:
        explicit Folder(int descriptor)
            : m_descriptor(descriptor)
        { }
        ~Folder()
        {
            if (m_descriptor >= 0)
                ::close(m_descriptor);
        }
        Folder(Folder &&other) noexcept
            : m_descriptor(std::exchange(other.m_descriptor, -1))
        { }
        Folder(const Folder &) = delete;
        Folder &operator=(const Folder &) = delete;
        Folder &operator=(Folder &&) = delete;

        /// A folder below it, which is made where it is missing. No link is followed: one may have
        /// stood there before.
        [[nodiscard]] Result<Folder> below(const QString &path) const
        {
            int place = m_descriptor < 0 ? -1 : ::fcntl(m_descriptor, F_DUPFD_CLOEXEC, 0);
            for (const QString &part : path.split(u'/', Qt::SkipEmptyParts)) {
                const QByteArray name = QFile::encodeName(part);
                const Folder above(place);
                ::mkdirat(place, name.constData(), 0777);
                place = ::openat(place, name.constData(), kFolder | O_NOFOLLOW);
                struct ::stat found {};
                if (place < 0
                    && ::fstatat(above.m_descriptor, name.constData(), &found, AT_SYMLINK_NOFOLLOW)
                        == 0
                    && S_ISLNK(found.st_mode))
                    return fail(ErrorCode::System, Say::tr("a link leads out of the folder"));
            }
            if (place < 0)
                return fail(ErrorCode::System, reasonOf(errno));
            return Folder(place);
        }

        /// Follows no link and replaces nothing. Null: errno says why not.
        [[nodiscard]] std::unique_ptr<QFile> newFile(const QByteArray &name) const
        {
            auto file = std::make_unique<QFile>();
            const int descriptor =
                ::openat(m_descriptor, name.constData(),
                         O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
            if (descriptor < 0
                || !file->open(descriptor, QIODevice::WriteOnly | QIODevice::Unbuffered,
                               QFileDevice::AutoCloseHandle))
                return nullptr;
            return file;
        }

        void remove(const QByteArray &name) const { ::unlinkat(m_descriptor, name.constData(), 0); }

    private:
        int m_descriptor;
    };

} // namespace

QString harmlessName(const QString &name)
{
    QStringList parts;
    for (const QString &part : name.split(u'/', Qt::SkipEmptyParts)) {
        if (part != QLatin1String(".") && part != QLatin1String(".."))
            parts.append(harmlessPart(part));
    }
    return parts.isEmpty() ? QStringLiteral("file") : parts.join(u'/');
}

Result<QString> writeNewFile(const QString &folder, const QString &name, const QByteArray &content)
{
    constexpr int kMostTries = 1000;
    const QString harmless = harmlessName(name);
    const auto refused = [&](const QString &reason) {
        return fail(ErrorCode::System,
                    Say::tr("%1 could not be written to %2: %3.").arg(harmless, folder, reason));
    };
    // Nobody could open it by its path.
    const QString longest = QDir(folder).absoluteFilePath(numbered(harmless, kMostTries));
    if (QFile::encodeName(longest).size() >= PATH_MAX)
        return refused(reasonOf(ENAMETOOLONG));
    QDir().mkpath(folder);
    const Folder root(::open(QFile::encodeName(folder).constData(), kFolder));
    const auto place = root.below(harmless.section(u'/', 0, -2));
    if (!place)
        return refused(place.error().text);
    for (int number = 0; number < kMostTries; ++number) {
        const QString path = numbered(harmless, number);
        const QByteArray last = QFile::encodeName(path.section(u'/', -1));
        const auto file = place->newFile(last);
        if (!file && errno == EEXIST)
            continue;
        if (!file)
            return refused(reasonOf(errno));
        if (writeAll(*file, content))
            return QDir(folder).absoluteFilePath(path);
        const QString reason = file->errorString();
        place->remove(last);
        return refused(reason);
    }
    return refused(reasonOf(EEXIST));
}

} // namespace sandpad::runner
