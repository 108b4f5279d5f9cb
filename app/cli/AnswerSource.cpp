#include "app/cli/AnswerSource.h"

#include "runner/answer/model/Answer.h"
#include "runner/model/Json.h"
#include "runner/model/JsonExtent.h"
#include "runner/workspace/FolderFiles.h"
#include "runner/workspace/InputFiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStringConverter>

#include <algorithm>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sandpad::app {

namespace {

    using runner::ErrorCode;
    using runner::fail;
    using runner::Result;

    const QString kStandardInput = QStringLiteral("-");

    struct SourceTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::AnswerSource)
    };

    QStringList lineEndings()
    {
        return { QStringLiteral("*.jsonl"), QStringLiteral("*.ndjson") };
    }

    std::unexpected<runner::Error> tooLong()
    {
        return fail(ErrorCode::NotReadable,
                    SourceTexts::tr("An answer may have %1 MiB at most.")
                        .arg(runner::kMostAnswerBytes >> 20));
    }

    /// Is this a picture or the like, not a text with a stray zero? A byte order mark shows UTF-16.
    bool isBinary(const QByteArray &bytes)
    {
        constexpr qsizetype kLooksAt = 4096;
        constexpr qsizetype kZerosOf = 100;
        constexpr qsizetype kControlsOf = 20; // in random bytes every tenth is one
        if (QStringConverter::encodingForData(bytes) || bytes.startsWith("\x89PNG"))
            return bytes.startsWith("\x89PNG");
        const QByteArray head = bytes.left(kLooksAt);
        const auto controls = std::ranges::count_if(head, [](char c) {
            return static_cast<unsigned char>(c) < 0x20
                && !QByteArrayView("\t\n\r\f\b\x1b").contains(c);
        });
        return head.count('\0') * kZerosOf > head.size() || controls * kControlsOf > head.size();
    }

    Result<QByteArray> bytesOf(const QString &path)
    {
        if (path != kStandardInput && QFileInfo(path).size() > runner::kMostAnswerBytes)
            return tooLong();
        if (path != kStandardInput)
            return runner::readInput(path, runner::kMostAnswerBytes);
        QFile input;
        if (!input.open(stdin, QIODevice::ReadOnly))
            return fail(ErrorCode::NotReadable, SourceTexts::tr("Standard input cannot be read."));
        QByteArray bytes = input.read(runner::kMostAnswerBytes + 1);
        if (bytes.size() > runner::kMostAnswerBytes)
            return tooLong();
        return bytes;
    }

    constexpr int kDeepest = 200;

    /// Built, a line of JSON takes many times its bytes.
    bool isTooLarge(const QByteArray &line)
    {
        constexpr qsizetype kMostValues = 1'000'000;
        const runner::JsonExtent extent = runner::extentOf(line);
        return extent.depth > kDeepest || extent.values > kMostValues;
    }

    /// Does a name end as one of JSON Lines, or is each of the first lines an object?
    bool isJsonLines(const QByteArray &bytes, const QString &name)
    {
        constexpr int kLooksAt = 3;
        if (QDir::match(lineEndings(), name.section(u'/', -1)))
            return true;
        int seen = 0;
        for (qsizetype at = 0; at < bytes.size() && seen < kLooksAt;) {
            const qsizetype found = bytes.indexOf('\n', at);
            const qsizetype end = found < 0 ? bytes.size() : found;
            const QByteArray line = bytes.sliced(at, end - at).trimmed();
            at = end + 1;
            if (line.isEmpty())
                continue;
            const bool mayBeObject = line.startsWith('{') && line.endsWith('}');
            if (!mayBeObject || isTooLarge(line) || !runner::jsonFrom(line).is_object())
                return false;
            ++seen;
        }
        return seen > 0;
    }

    /// The text at `field` of a line of JSON.
    Result<QByteArray> fieldOf(const QByteArray &line, const QString &field)
    {
        if (isTooLarge(line))
            return fail(ErrorCode::Malformed,
                        SourceTexts::tr("The line is nested deeper than %1, or has more than a "
                                        "million values.")
                            .arg(kDeepest));
        const nlohmann::json object = runner::jsonFrom(line);
        if (object.is_discarded())
            return fail(ErrorCode::Malformed, SourceTexts::tr("The line is no JSON."));
        const std::string name = field.toStdString();
        try {
            const auto &value = name.starts_with('/')
                ? object.at(nlohmann::json::json_pointer(name))
                : object.at(name);
            if (const auto *text = value.get_ptr<const std::string *>())
                return std::cmp_greater(text->size(), runner::kMostAnswerBytes)
                    ? Result<QByteArray>(tooLong())
                    : QByteArray::fromStdString(*text);
        } catch (const nlohmann::json::exception &) {
            // The sentence below says it.
        }
        return fail(ErrorCode::Malformed,
                    SourceTexts::tr("The line has no text in its field %1.").arg(field));
    }

    bool isFolder(const QByteArray &path)
    {
        struct ::stat found {};
        return ::lstat(path.constData(), &found) != 0 || S_ISDIR(found.st_mode);
    }

    Result<QByteArray> textOf(Result<QByteArray> answer, const QString &name)
    {
        if (answer && isBinary(*answer))
            return fail(ErrorCode::Malformed, SourceTexts::tr("%1 holds no text.").arg(name));
        if (answer && isJsonLines(*answer, name))
            return fail(
                ErrorCode::Malformed,
                SourceTexts::tr("%1 holds lines of JSON. Name the field of each line in "
                                "which the answer stands: --field NAME.")
                    .arg(name == kStandardInput ? SourceTexts::tr("Standard input") : name));
        return answer;
    }

} // namespace

Result<QByteArray> readAnswerFile(const QString &path)
{
    return textOf(bytesOf(path), path);
}

Result<QList<AnswerSource::Path>> AnswerSource::filesIn(const QString &folder, bool ofLines)
{
    const QStringList endings = ofLines
        ? lineEndings()
        : QStringList { QStringLiteral("*.md"), QStringLiteral("*.markdown") };
    QList<Path> files;
    for (const QByteArray &native : runner::nativeFilesBelow(folder, kMostAnswers))
        files.append({ .name = QString::fromUtf8(native), .native = native });
    const qsizetype above = folder.size() - (folder.endsWith(u'/') ? 1 : 0);
    // A folder that cannot be entered stands in the list for what is in it.
    files.removeIf([&](const Path &path) {
        const bool isHidden = path.name.indexOf(QLatin1String("/."), above) >= 0;
        return isHidden
            || (!QDir::match(endings, path.name.section(u'/', -1)) && !isFolder(path.native));
    });
    if (files.isEmpty())
        return fail(ErrorCode::NotFound,
                    SourceTexts::tr("The folder %1 holds no file that ends in %2.")
                        .arg(folder, endings.join(SourceTexts::tr(" or "))));
    if (files.size() > kMostAnswers)
        return fail(ErrorCode::NotReadable,
                    SourceTexts::tr("The folder %1 holds more than a million files.").arg(folder));
    std::ranges::sort(files, {}, &Path::native);
    return files;
}

std::unique_ptr<QFile> AnswerSource::opened(const Path &path)
{
    auto file = std::make_unique<QFile>(path.name);
    if (path.name == kStandardInput)
        return file->open(stdin, QIODevice::ReadOnly) ? std::move(file) : nullptr;
    // Of a FIFO nothing is waited for; it is no regular file.
    const int descriptor =
        ::open(path.native.constData(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    struct ::stat found {};
    const bool isFile =
        descriptor >= 0 && ::fstat(descriptor, &found) == 0 && S_ISREG(found.st_mode);
    if (isFile && file->open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return file;
    if (descriptor >= 0)
        ::close(descriptor);
    return nullptr;
}

Result<QByteArray> AnswerSource::read(const Path &path)
{
    if (path.native == QFile::encodeName(path.name))
        return readAnswerFile(path.name);
    const auto file = opened(path);
    if (!file)
        return fail(ErrorCode::NotReadable, SourceTexts::tr("%1 cannot be read.").arg(path.name));
    const QByteArray bytes = file->read(runner::kMostAnswerBytes + 1);
    if (bytes.size() > runner::kMostAnswerBytes)
        return tooLong();
    return textOf(bytes, path.name);
}

Result<AnswerSource> AnswerSource::of(const QStringList &paths, const QString &field)
{
    AnswerSource source;
    source.m_field = field;
    for (const QString &path : paths) {
        if (path == kStandardInput || !QFileInfo(path).isDir()) {
            source.m_paths.append({ .name = path, .native = QFile::encodeName(path) });
            continue;
        }
        const auto files = filesIn(path, !field.isEmpty());
        if (!files)
            return std::unexpected(files.error());
        source.m_paths += *files;
    }
    return source;
}

std::optional<qsizetype> AnswerSource::count() const
{
    return m_field.isEmpty() ? std::optional(m_paths.size()) : std::nullopt;
}

std::optional<NamedAnswer> AnswerSource::next()
{
    if (!m_field.isEmpty())
        return nextLine();
    if (m_at == m_paths.size())
        return std::nullopt;
    const Path path = m_paths[m_at++];
    return NamedAnswer { .name = path.name, .text = read(path) };
}

bool AnswerSource::openNextFile(NamedAnswer &refused)
{
    const Path path = m_paths[m_at++];
    refused.name = path.name;
    m_line = 0;
    m_linesName = path.name;
    m_lines = opened(path);
    if (m_lines)
        return true;
    refused.text =
        fail(ErrorCode::NotReadable, SourceTexts::tr("%1 cannot be read.").arg(refused.name));
    return false;
}

std::optional<NamedAnswer> AnswerSource::nextLine()
{
    constexpr qint64 kLongestLine = 16 << 20;
    while (m_lines || m_at < m_paths.size()) {
        if (NamedAnswer refused; !m_lines && !openNextFile(refused))
            return refused;
        const QByteArray line = m_lines->readLine(kLongestLine);
        if (line.isEmpty()) {
            m_lines.reset();
            continue;
        }
        ++m_line;
        if (line.trimmed().isEmpty())
            continue;
        const QString name = QStringLiteral("%1:%2").arg(m_linesName).arg(m_line);
        if (line.endsWith('\n') || m_lines->atEnd())
            return NamedAnswer { .name = name, .text = fieldOf(line, m_field) };
        while (!m_lines->readLine(kLongestLine).endsWith('\n') && !m_lines->atEnd()) { }
        return NamedAnswer {
            .name = name,
            .text = fail(ErrorCode::NotReadable,
                         SourceTexts::tr("A line may have %1 MiB at most.").arg(kLongestLine >> 20))
        };
    }
    return std::nullopt;
}

} // namespace sandpad::app
