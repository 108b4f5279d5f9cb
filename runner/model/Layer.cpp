#include "runner/model/Layer.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <utility>

namespace sandpad::runner {

namespace {

    struct Words
    {
        Layer layer;
        const char *noun;
        const char *meaning = "";
        const char *advice = "";
    };

    constexpr auto kWords = std::to_array<Words>({
        { .layer = Layer::UserNamespace,
          .noun = "user namespace",
          .meaning = QT_TRANSLATE_NOOP(
              "Layer", "it runs under an account that owns nothing on this machine") },
        { .layer = Layer::MountNamespace,
          .noun = "mount namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it sees no files but the system's and its own") },
        { .layer = Layer::PidNamespace,
          .noun = "pid namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it sees no programs but its own") },
        { .layer = Layer::IpcNamespace,
          .noun = "ipc namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it shares no memory or queues with others") },
        { .layer = Layer::UtsNamespace,
          .noun = "uts namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it does not learn this machine's name") },
        { .layer = Layer::CgroupNamespace,
          .noun = "cgroup namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it does not see how this machine is divided") },
        { .layer = Layer::NetworkNamespace,
          .noun = "network namespace",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it does not reach this machine's servers") },
        { .layer = Layer::NoNetwork,
          .noun = "no network",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it reaches no network"),
          .advice = "Switch the network off." },
        { .layer = Layer::NoNestedNamespaces,
          .noun = "no nested namespaces",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it cannot make a system within the system"),
          .advice = "A newer bubblewrap and kernel have it: Linux 4.9 and bubblewrap 0.8." },
        { .layer = Layer::UnprivilegedUid,
          .noun = "unprivileged uid",
          .advice =
              "Start Sandpad as an ordinary user, or map more than one uid into the container." },
        { .layer = Layer::NoCapabilities,
          .noun = "no capabilities",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it has no right of an administrator") },
        { .layer = Layer::EmptyBoundingSet,
          .noun = "empty bounding set",
          .meaning = QT_TRANSLATE_NOOP("Layer", "nor can a program that it starts get one"),
          .advice = "Start Sandpad as root, or use namespaces." },
        { .layer = Layer::NoNewPrivileges,
          .noun = "no_new_privs",
          .meaning = QT_TRANSLATE_NOOP("Layer", "su, sudo and their kind do nothing for it") },
        { .layer = Layer::TreeLimits,
          .noun = "limits of the tree",
          .meaning = QT_TRANSLATE_NOOP(
              "Layer", "time, memory, processes and output are limited for all it starts") },
        { .layer = Layer::ControlGroup,
          .noun = "control group",
          .meaning = QT_TRANSLATE_NOOP("Layer", "the kernel itself caps its memory and processes"),
          .advice =
              "It takes control groups of version 2 with the controllers memory and pids, and one "
              "of "
              "these: systemd's user manager (loginctl enable-linger gives it to users that are "
              "not "
              "logged in), a delegated group (Delegate=yes and DelegateSubgroup= of a service), or "
              "root. Without it Sandpad's own supervisor measures, by /proc." },
        { .layer = Layer::Landlock,
          .noun = "landlock",
          .meaning = QT_TRANSLATE_NOOP("Layer", "a second lock on files, and on signals to others"),
          .advice = "It takes Linux 5.13 or newer with Landlock among its security modules (boot "
                    "option lsm=landlock,... with the modules that are there)." },
        { .layer = Layer::NoSignals,
          .noun = "no signals to other programs",
          .meaning = QT_TRANSLATE_NOOP("Layer", "it cannot stop other programs"),
          .advice = "It takes Linux 6.12 or newer; the level namespaces has it on any." },
        { .layer = Layer::Seccomp,
          .noun = "seccomp",
          .meaning = QT_TRANSLATE_NOOP("Layer", "of the kernel it reaches only what snippets need"),
          .advice = "It takes a kernel with CONFIG_SECCOMP_FILTER." },
        { .layer = Layer::Namespaces, .noun = "namespaces" },
        { .layer = Layer::PrivateProcessList,
          .noun = "private process list",
          .advice = "The level namespaces has it." },
        { .layer = Layer::PrivateFileNames,
          .noun = "private file names",
          .advice = "The level namespaces has it." },
        { .layer = Layer::PrivateHostName,
          .noun = "private host name",
          .advice = "The level namespaces has it." },
        { .layer = Layer::Confinement, .noun = "namespaces, Landlock and seccomp" },
    });

    constexpr bool isInOrder()
    {
        for (std::size_t i = 0; i < kWords.size(); ++i) {
            if (std::to_underlying(kWords[i].layer) != i)
                return false;
        }
        return kWords.back().layer == Layer::Confinement;
    }
    static_assert(isInOrder(), "each layer has its row, in the order of the enumeration");

    const Words &words(Layer layer)
    {
        return kWords.at(std::to_underlying(layer));
    }

} // namespace

LayerName::LayerName(Layer layer)
    : m_layer(layer)
{ }

LayerName::LayerName(const QString &noun)
{
    const auto *const row = std::ranges::find_if(
        kWords, [&noun](const Words &words) { return noun == QLatin1StringView(words.noun); });
    if (row != kWords.end())
        m_layer = row->layer;
    else
        m_text = noun;
}

QString LayerName::noun() const
{
    return m_layer ? QString::fromLatin1(words(*m_layer).noun) : m_text;
}

QString LayerName::meaning() const
{
    return m_layer ? QString::fromLatin1(words(*m_layer).meaning) : QString();
}

QString LayerName::advice() const
{
    return m_layer ? QString::fromLatin1(words(*m_layer).advice) : QString();
}

QList<Layer> allLayers()
{
    QList<Layer> layers;
    for (const Words &row : kWords)
        layers.append(row.layer);
    return layers;
}

} // namespace sandpad::runner
