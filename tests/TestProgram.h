#pragma once

namespace sandpad::tests {

/// Runs one test class with the arguments of Qt Test; returns the number of its failures.
using TestRun = int (*)(int argc, char **argv);

/// Makes a test class known to the program, whose first argument names the class that runs.
/// Compiling and linking many classes into one program takes half of the time that a program for
/// each would take.
class TestRegistration
{
public:
    TestRegistration(const char *name, TestRun run) noexcept;
};

} // namespace sandpad::tests

/// Stands at the end of tst_<name>.cpp.
#define SANDPAD_TEST(name, Class)                                                                  \
    static const sandpad::tests::TestRegistration registrationOf##Class(                           \
        #name, [](int argc, char **argv) {                                                         \
            Class test;                                                                            \
            return QTest::qExec(&test, argc, argv);                                                \
        });
