#include "tests/TestProgram.h"

#include <cstdio>
#include <cstring>
#include <vector>

#ifdef SANDPAD_TEST_GUI
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

using namespace sandpad::tests;

namespace {

struct Test
{
    const char *name;
    TestRun run;
};

std::vector<Test> &registered()
{
    static std::vector<Test> all;
    return all;
}

} // namespace

TestRegistration::TestRegistration(const char *name, TestRun run) noexcept
{
    registered().push_back({ .name = name, .run = run });
}

int main(int argc, char **argv)
{
    for (const Test &test : registered()) {
        if (argc < 2 || std::strcmp(argv[1], test.name) != 0)
            continue;
        argv[1] = argv[0]; // Qt Test does not know the name
        int left = argc - 1;
        const Application application(left, argv + 1);
        return test.run(left, argv + 1);
    }
    std::fputs("usage: this TEST [ARGUMENTS OF QT TEST]; its tests are\n", stderr);
    for (const Test &test : registered())
        std::fprintf(stderr, "  %s\n", test.name);
    return 2;
}
