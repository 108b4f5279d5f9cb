#include "widgets/controls/LayerWords.h"

#include <QCoreApplication>

namespace sandpad::widgets {

namespace {

    struct Words
    {
        const char *layer;
        const char *meaning;
    };

    constexpr Words kWords[] = {
        { .layer = "user namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it is nobody in particular on this machine") },
        { .layer = "mount namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it sees no files but the system's and its own") },
        { .layer = "pid namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it sees no programs but its own") },
        { .layer = "ipc namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it shares no memory or queues with others") },
        { .layer = "uts namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it does not learn this machine's name") },
        { .layer = "cgroup namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it does not see how this machine is divided") },
        { .layer = "network namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it does not reach this machine's servers") },
        { .layer = "no network", .meaning = QT_TRANSLATE_NOOP("Layer", "it reaches no network") },
        { .layer = "no nested namespaces",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it cannot make a system within the system") },
        { .layer = "no capabilities",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it has no right of an administrator") },
        { .layer = "empty bounding set",
          .meaning = QT_TRANSLATE_NOOP("Layer", "nor can a program that it starts get one") },
        { .layer = "no_new_privs",
          .meaning = QT_TRANSLATE_NOOP("Layer", "su, sudo and their kind do nothing for it") },
        { .layer = "limits of the tree",
          .meaning = QT_TRANSLATE_NOOP(
              "Layer", "time, memory, processes and output are limited for all it starts") },
        { .layer = "control group",
          .meaning =
              QT_TRANSLATE_NOOP("Layer", "the kernel itself caps its memory and processes") },
        { .layer = "landlock",
          .meaning =
              QT_TRANSLATE_NOOP("Layer", "a second lock on files, and on signals to others") },
        { .layer = "no signals to other programs",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it cannot stop other programs") },
        { .layer = "seccomp",
          .meaning =
              QT_TRANSLATE_NOOP("Layer", "of the kernel it reaches only what snippets need") },
    };

} // namespace

QString meaningOfLayer(const QString &name)
{
    for (const Words &words : kWords) {
        if (name == QLatin1StringView(words.layer))
            return QCoreApplication::translate("Layer", words.meaning);
    }
    return {};
}

} // namespace sandpad::widgets
