#include "widgets/figures/SvgDrawing.h"

#include "runner/model/OwnProgram.h"
#include "widgets/markup/SvgFilter.h"
#include "widgets/svg/Reply.h"

#include <QCoreApplication>
#include <QProcess>

#include <chrono>
#include <cstring>

namespace sandpad::widgets {

namespace {

    using runner::ErrorCode;
    using runner::fail;
    using runner::Result;

    /// No drawing that a person waits for takes longer.
    constexpr std::chrono::seconds kLongestDrawing { 8 };

    QString drawingText(const char *text)
    {
        return QCoreApplication::translate("sandpad::widgets::SvgDrawing", text);
    }

    /// What fontconfig needs to find the user's fonts, and no more.
    QProcessEnvironment drawEnvironment()
    {
        QProcessEnvironment environment;
        const QString home = QStringLiteral("HOME");
        environment.insert(home, qEnvironmentVariable("HOME"));
        return environment;
    }

    /// The bytes that the process wrote.
    Result<QByteArray> answerTo(const QByteArray &svg, const QStringList &arguments)
    {
        const Result<QString> program = runner::ownProgram(QStringLiteral("sandpad-draw"));
        if (!program)
            return std::unexpected(program.error());
        QProcess process;
        process.setProcessEnvironment(drawEnvironment());
        process.setStandardErrorFile(QProcess::nullDevice());
        process.start(*program, arguments);
        process.write(svg);
        process.closeWriteChannel();
        if (!process.waitForStarted())
            return fail(ErrorCode::NotFound,
                        drawingText("Sandpad's own program sandpad-draw could not be started"));
        constexpr int kWait = std::chrono::milliseconds(kLongestDrawing).count();
        if (!process.waitForFinished(kWait)) {
            process.kill();
            process.waitForFinished();
            return fail(ErrorCode::Unsupported, drawingText("drawing it takes too long"));
        }
        if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
            return fail(ErrorCode::Unsupported,
                        drawingText("drawing it takes too much time or memory"));
        return process.readAllStandardOutput();
    }

    QString refusalFor(svg::Status status)
    {
        return status == svg::Status::ImpossibleSize
            ? drawingText("its size is impossible")
            : drawingText("it is no SVG that can be drawn");
    }

    /// Checks what the process says: it has read a stranger's SVG.
    Result<SvgDrawing> drawingOf(const QByteArray &answer)
    {
        constexpr auto kHeader = static_cast<qsizetype>(sizeof(svg::Reply));
        svg::Reply reply;
        if (answer.size() < kHeader)
            return fail(ErrorCode::Malformed, refusalFor(svg::Status::NotSvg));
        std::memcpy(&reply, answer.constData(), sizeof(reply));
        const QByteArrayView bytes = QByteArrayView(answer).sliced(kHeader);
        const bool isWhole =
            reply.magic == svg::Reply::kMagic && reply.size == static_cast<quint64>(bytes.size());
        const bool isSized = reply.naturalWidth >= 1 && reply.naturalHeight >= 1;
        if (!isWhole || reply.status == svg::Status::NotSvg
            || reply.status == svg::Status::ImpossibleSize || !isSized)
            return fail(ErrorCode::Malformed, refusalFor(reply.status));
        SvgDrawing drawing;
        drawing.naturalSize = { reply.naturalWidth, reply.naturalHeight };
        if (reply.width <= 0 || reply.height <= 0) {
            drawing.pdf = bytes.toByteArray();
            return drawing;
        }
        const qint64 pixels = static_cast<qint64>(reply.width) * reply.height;
        if (pixels > svg::kMostPixels || pixels * 4 != bytes.size())
            return fail(ErrorCode::Malformed, refusalFor(svg::Status::NotSvg));
        drawing.image = QImage(reply.width, reply.height, QImage::Format_ARGB32_Premultiplied);
        if (drawing.image.isNull())
            return fail(ErrorCode::System, drawingText("there is not enough memory to draw it"));
        std::memcpy(drawing.image.bits(), bytes.data(), static_cast<std::size_t>(bytes.size()));
        return drawing;
    }

    Result<SvgDrawing> drawn(const QByteArray &svg, const QStringList &arguments)
    {
        return filterSvg(svg)
            .and_then([&](const QByteArray &filtered) { return answerTo(filtered, arguments); })
            .and_then(drawingOf);
    }

} // namespace

Result<SvgDrawing> svgOfWidth(const QByteArray &svg, int pixels)
{
    return drawn(svg, { QStringLiteral("width"), QString::number(pixels) });
}

Result<SvgDrawing> svgScaled(const QByteArray &svg, double scale)
{
    return drawn(svg, { QStringLiteral("scale"), QString::number(scale, 'g', 17) });
}

Result<SvgDrawing> svgAsPdf(const QByteArray &svg, const QString &title)
{
    return drawn(svg, { QStringLiteral("pdf"), title });
}

} // namespace sandpad::widgets
