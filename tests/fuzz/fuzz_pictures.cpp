#include "tests/fuzz/FuzzTarget.h"
#include "widgets/figures/Picture.h"

#include <QGuiApplication>

using namespace sandpad::widgets;

namespace {

/// Pictures are drawn by an application only.
void makeApplication()
{
    static int argc = 1;
    static char name[] = "fuzz";
    static char *argv[] = { name, nullptr };
    if (QCoreApplication::instance() != nullptr)
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_LOGGING_RULES", "*=false"); // broken pictures are complained of one by one
    static const QGuiApplication application(argc, argv);
}

} // namespace

FUZZ_TARGET(pictures)
{
    makeApplication();
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    constexpr int kWidth = 64;
    (void)drawSvg(bytes, kWidth);
    (void)decodeBitmap(bytes);
    return 0;
}
