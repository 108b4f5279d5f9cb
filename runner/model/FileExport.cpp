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

    constexpr int kMostTries = 1000;

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
        // `less +!command`, `vim +!command`, and lists of options in a file for compilers.
        const bool isObeyed = QStringView(u"-.+@").contains(part.front())
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
        Folder &operator=(Folder &&other) noexcept
        {
            std::swap(m_descriptor, other.m_descriptor);
            return *this;
        }

        [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }

        /// A folder in it, which is made where it is missing. Where a file has its name, the folder
        /// gets a number, and `name` becomes that name. No link is followed: one may have stood
        /// there before.
        [[nodiscard]] Result<Folder> child(QString &name) const
        {
            const QString wanted = name;
            for (int number = 0; number < kMostTries; ++number) {
                name = numbered(wanted, number);
                const QByteArray bytes = QFile::encodeName(name);
                ::mkdirat(m_descriptor, bytes.constData(), 0777);
                const int opened = ::openat(m_descriptor, bytes.constData(), kFolder | O_NOFOLLOW);
                if (opened >= 0)
                    return Folder(opened);
                const int reason = errno;
                struct ::stat found {};
                const bool isThere =
                    ::fstatat(m_descriptor, bytes.constData(), &found, AT_SYMLINK_NOFOLLOW) == 0;
                if (isThere && S_ISLNK(found.st_mode))
                    return fail(ErrorCode::System, Say::tr("a link leads out of the folder"));
                if (!isThere || S_ISDIR(found.st_mode))
                    return fail(ErrorCode::System, reasonOf(reason));
            }
            return fail(ErrorCode::System, reasonOf(EEXIST));
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
    Folder place(::open(QFile::encodeName(folder).constData(), kFolder));
    if (!place.isOpen())
        return refused(reasonOf(errno));
    QStringList folders = harmless.split(u'/');
    const QString last = folders.takeLast();
    for (QString &part : folders) {
        auto below = place.child(part);
        if (!below)
            return refused(below.error().text);
        place = std::move(*below);
    }
    for (int number = 0; number < kMostTries; ++number) {
        const QString taken = numbered(last, number);
        const QByteArray bytes = QFile::encodeName(taken);
        const auto file = place.newFile(bytes);
        if (!file && errno == EEXIST)
            continue;
        if (!file)
            return refused(reasonOf(errno));
        if (writeAll(*file, content))
            return QDir(folder).absoluteFilePath((folders + QStringList { taken }).join(u'/'));
        const QString reason = file->errorString();
        place.remove(bytes);
        return refused(reason);
    }
    return refused(reasonOf(EEXIST));
}

} // namespace sandpad::runner
