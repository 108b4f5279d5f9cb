#include <QCoreApplication>

#include <cstdio>

// The least that a program with QtCore does: it prints one line.

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    std::puts("1.0");
    return 0;
}
