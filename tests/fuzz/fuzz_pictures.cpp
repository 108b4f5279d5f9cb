#include "widgets/figures/Picture.h"

#include <QGuiApplication>

using namespace sandpad::widgets;

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_LOGGING_RULES", "*=false"); // broken pictures are complained of one by one
    static QGuiApplication application(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    constexpr int kWidth = 64;
    (void)drawSvg(bytes, kWidth);
    (void)decodeBitmap(bytes);
    return 0;
}
