#include "app/cli/VerifyOptions.h"

#include "app/cli/CommandHelp.h"
#include "app/cli/IsolationOption.h"
#include "runner/workspace/InputFiles.h"

#include <QCommandLineParser>
#include <QFile>
#include <QStringConverter>

#include <algorithm>
#include <cmath>

namespace sandpad::app {

namespace {

    using runner::ErrorCode;
    using runner::fail;
    using runner::Result;

    const QString kJsonFormat = QStringLiteral("json");
    const QString kMarkdown = QStringLiteral("markdown");
    const QString kJUnit = QStringLiteral("junit");
    const QString kAlone = QStringLiteral("alone");
    const QString kSession = QStringLiteral("session");
    const QString kStrict = QStringLiteral("strict");
    const QString kTolerance = QStringLiteral("tolerance");

    struct VerifyTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::VerifyOptions)
    };

    void describe(QCommandLineParser &parser, const QList<runner::LevelInfo> &levels)
    {
        parser.setApplicationDescription(VerifyTexts::tr(
            "Runs the code of an answer (Markdown) in the sandbox and compares what it prints "
            "with what the answer claims. Exit status: 0 nothing is false; 1 a claim is false or "
            "whole code cannot be parsed; 2 the input cannot be read; 125 Sandpad failed."));
        parser.addOptions({
            { kJsonFormat, VerifyTexts::tr("Print one JSON object.") },
            { kMarkdown, VerifyTexts::tr("Print a report as Markdown.") },
            { kJUnit, VerifyTexts::tr("Print a report as JUnit XML.") },
            { kAlone, VerifyTexts::tr("Run each block by itself.") },
            { kSession, VerifyTexts::tr("Run each block after those of its language before it.") },
            { kStrict,
              VerifyTexts::tr(
                  "Count each block that fails as false, even if nothing is claimed of it.") },
            { kTolerance,
              VerifyTexts::tr(
                  "How far numbers with a fraction may differ, as a part of the number; 1e-12 "
                  "without this option."),
              VerifyTexts::tr("X") },
        });
        addIsolationOption(parser, levels);
        parser.addHelpOption();
        parser.addPositionalArgument(QStringLiteral("FILE"),
                                     VerifyTexts::tr("The answer, or - for standard input."));
    }

    Result<VerifyOptions> verifyChoices(const QCommandLineParser &parser,
                                        const QList<runner::LevelInfo> &levels)
    {
        VerifyOptions options;
        int formats = 0;
        for (const auto &[name, format] : { std::pair(kJsonFormat, VerifyFormat::Json),
                                            std::pair(kMarkdown, VerifyFormat::Markdown),
                                            std::pair(kJUnit, VerifyFormat::JUnit) }) {
            if (parser.isSet(name)) {
                options.format = format;
                ++formats;
            }
        }
        if (formats > 1)
            return fail(ErrorCode::Malformed,
                        VerifyTexts::tr("Choose one of --json, --markdown and --junit."));
        if (parser.isSet(kAlone) && parser.isSet(kSession))
            return fail(ErrorCode::Malformed,
                        VerifyTexts::tr("Choose one of --alone and --session."));
        if (parser.isSet(kAlone))
            options.judge.scope = runner::BlockScope::Alone;
        if (parser.isSet(kSession))
            options.judge.scope = runner::BlockScope::Session;
        if (parser.isSet(kStrict))
            options.judge.strictness = runner::Strictness::Failures;
        if (parser.isSet(kTolerance)) {
            bool isNumber = false;
            options.judge.tolerance = parser.value(kTolerance).toDouble(&isNumber);
            if (!isNumber || !std::isfinite(options.judge.tolerance) || options.judge.tolerance < 0
                || options.judge.tolerance > 1)
                return fail(ErrorCode::Malformed,
                            VerifyTexts::tr("--tolerance takes a number from 0 to 1, not \"%1\".")
                                .arg(parser.value(kTolerance)));
        }
        const auto isolation = isolationOf(parser, levels);
        if (!isolation)
            return std::unexpected(isolation.error());
        options.judge.profile.isolation = *isolation;
        return options;
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

    Result<QByteArray> readAnswerFile(const QString &path)
    {
        if (path != QLatin1String("-"))
            return runner::readInput(path, runner::kMostAnswerBytes);
        QFile input;
        if (!input.open(stdin, QIODevice::ReadOnly))
            return fail(ErrorCode::NotReadable, VerifyTexts::tr("Standard input cannot be read."));
        QByteArray bytes = input.read(runner::kMostAnswerBytes + 1);
        if (bytes.size() > runner::kMostAnswerBytes)
            return fail(ErrorCode::NotReadable,
                        VerifyTexts::tr("An answer may have %1 MiB at most.")
                            .arg(runner::kMostAnswerBytes >> 20));
        return bytes;
    }

} // namespace

Result<VerifyOptions> readVerifyOptions(const QStringList &arguments,
                                        const QList<runner::LevelInfo> &levels)
{
    QCommandLineParser parser;
    describe(parser, levels);
    const auto isRead = parseArguments(
        parser,
        { .name = QStringLiteral("verify"), .usage = QStringLiteral("verify [OPTIONS] FILE") },
        arguments);
    if (!isRead)
        return std::unexpected(isRead.error());
    auto options = verifyChoices(parser, levels);
    if (!options)
        return options;
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1)
        return fail(ErrorCode::Malformed,
                    files.isEmpty()
                        ? VerifyTexts::tr("Name the answer to verify, or - for standard input.")
                        : VerifyTexts::tr("One answer at a time, please; %1 were named.")
                              .arg(files.size()));
    auto answer = readAnswerFile(files.first());
    if (!answer)
        return std::unexpected(answer.error());
    if (isBinary(*answer))
        return fail(ErrorCode::Malformed, VerifyTexts::tr("%1 holds no text.").arg(files.first()));
    options->name = files.first();
    options->answer = std::move(*answer);
    return options;
}

} // namespace sandpad::app
