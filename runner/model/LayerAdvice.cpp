#include "runner/model/LayerAdvice.h"

namespace sandpad::runner {

namespace {

    struct Advice
    {
        const char *layer;
        const char *text;
    };

    constexpr Advice kAdvice[] = {
        { .layer = "private process list", .text = "The level namespaces has it." },
        { .layer = "private file names", .text = "The level namespaces has it." },
        { .layer = "private host name", .text = "The level namespaces has it." },
        { .layer = "no nested namespaces",
          .text = "A newer bubblewrap and kernel have it: Linux 4.9 and bubblewrap 0.8." },
        { .layer = "unprivileged uid",
          .text =
              "Start Sandpad as an ordinary user, or map more than one uid into the container." },
        { .layer = "no network", .text = "Switch the network off." },
        { .layer = "empty bounding set", .text = "Start Sandpad as root, or use namespaces." },
        { .layer = "landlock",
          .text = "It takes Linux 5.13 or newer with Landlock among its security modules (boot "
                  "option lsm=landlock,... with the modules that are there)." },
        { .layer = "no signals to other programs",
          .text = "It takes Linux 6.12 or newer; the level namespaces has it on any." },
        { .layer = "seccomp", .text = "It takes a kernel with CONFIG_SECCOMP_FILTER." },
        { .layer = "control group",
          .text = "It takes systemd's user manager (loginctl enable-linger gives it to users that "
                  "are not logged in) with the controllers memory and pids; without it Sandpad's "
                  "own supervisor alone holds the limits." },
    };

} // namespace

QString adviceForLayer(const QString &name)
{
    for (const Advice &advice : kAdvice) {
        if (name == QLatin1StringView(advice.layer))
            return QString::fromLatin1(advice.text);
    }
    return {};
}

} // namespace sandpad::runner
