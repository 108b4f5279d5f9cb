#include "runner/model/Layer.h"

#include <QCoreApplication>

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
          .noun = QT_TRANSLATE_NOOP("Layer", "user namespace"),
          .meaning = QT_TRANSLATE_NOOP(
              "Layer", "it runs under an account that owns nothing on this machine") },
        { .layer = Layer::MountNamespace,
          .noun = QT_TRANSLATE_NOOP("Layer", "mount namespace"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "it sees no files but the system's and its own") },
        { .layer = Layer::PidNamespace,
          .noun = QT_TRANSLATE_NOOP("Layer", "pid namespace"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "it sees no programs but its own") },
        { .layer = Layer::IpcNamespace,
          .noun = QT_TRANSLATE_NOOP("Layer", "ipc namespace"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "it shares no memory or queues with others") },
        { .layer = Layer::UtsNamespace,
          .noun = QT_TRANSLATE_NOOP("Layer", "uts namespace"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "it does not learn this machine's name") },
        { .layer = Layer::CgroupNamespace,
          .noun = QT_TRANSLATE_NOOP("Layer", "cgroup namespace"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "it does not see how this machine is divided") },
        { .layer = Layer::NetworkNamespace,
          .noun = QT_TRANSLATE_NOOP("Layer", "network namespace"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "it does not reach this machine's servers") },
        { .layer = Layer::NoNetwork,
          .noun = QT_TRANSLATE_NOOP("Layer", "no network"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "it reaches no network"),
          .advice = QT_TRANSLATE_NOOP("Layer", "Switch the network off.") },
        { .layer = Layer::NoNestedNamespaces,
          .noun = QT_TRANSLATE_NOOP("Layer", "no nested namespaces"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "it cannot make a system within the system"),
          .advice = QT_TRANSLATE_NOOP(
              "Layer", "A newer bubblewrap and kernel have it: Linux 4.9 and bubblewrap 0.8.") },
        { .layer = Layer::UnprivilegedUid,
          .noun = QT_TRANSLATE_NOOP("Layer", "unprivileged uid"),
          .advice = QT_TRANSLATE_NOOP(
              "Layer",
              "Start Sandpad as an ordinary user, or map more than one uid into the container.") },
        { .layer = Layer::NoCapabilities,
          .noun = QT_TRANSLATE_NOOP("Layer", "no capabilities"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "it has no right of an administrator") },
        { .layer = Layer::EmptyBoundingSet,
          .noun = QT_TRANSLATE_NOOP("Layer", "empty bounding set"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "nor can a program that it starts get one"),
          .advice = QT_TRANSLATE_NOOP("Layer", "Start Sandpad as root, or use namespaces.") },
        { .layer = Layer::NoNewPrivileges,
          .noun = QT_TRANSLATE_NOOP("Layer", "no_new_privs"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "su, sudo and their kind do nothing for it") },
        { .layer = Layer::TreeLimits,
          .noun = QT_TRANSLATE_NOOP("Layer", "limits of the tree"),
          .meaning = QT_TRANSLATE_NOOP(
              "Layer", "time, memory, processes and output are limited for all it starts") },
        { .layer = Layer::ControlGroup,
          .noun = QT_TRANSLATE_NOOP("Layer", "control group"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "the kernel itself caps its memory and processes"),
          .advice = QT_TRANSLATE_NOOP(
              "Layer",
              "It takes control groups of version 2 with the controllers memory and pids, and one "
              "of "
              "these: systemd's user manager (loginctl enable-linger gives it to users that are "
              "not "
              "logged in), a delegated group (Delegate=yes and DelegateSubgroup= of a service), or "
              "root. Without it Sandpad's own supervisor measures, by /proc.") },
        { .layer = Layer::Landlock,
          .noun = QT_TRANSLATE_NOOP("Layer", "landlock"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "a second lock on files, and on signals to others"),
          .advice = QT_TRANSLATE_NOOP(
              "Layer",
              "It takes Linux 5.13 or newer with Landlock among its security modules (boot "
              "option lsm=landlock,... with the modules that are there).") },
        { .layer = Layer::NoSignals,
          .noun = QT_TRANSLATE_NOOP("Layer", "no signals to other programs"),
          .meaning = QT_TRANSLATE_NOOP("Layer", "it cannot stop other programs"),
          .advice = QT_TRANSLATE_NOOP(
              "Layer",
              "It takes Linux 6.12 or newer. At the level namespaces every Linux has it.") },
        { .layer = Layer::Seccomp,
          .noun = QT_TRANSLATE_NOOP("Layer", "seccomp"),
          .meaning = QT_TRANSLATE_NOOP(
              "Layer", "it can call only those functions of the kernel that snippets need"),
          .advice = QT_TRANSLATE_NOOP("Layer", "It takes a kernel with CONFIG_SECCOMP_FILTER.") },
        { .layer = Layer::Namespaces, .noun = QT_TRANSLATE_NOOP("Layer", "namespaces") },
        { .layer = Layer::PrivateProcessList,
          .noun = QT_TRANSLATE_NOOP("Layer", "private process list"),
          .advice = QT_TRANSLATE_NOOP("Layer", "The level namespaces has it.") },
        { .layer = Layer::PrivateFileNames,
          .noun = QT_TRANSLATE_NOOP("Layer", "private file names"),
          .advice = QT_TRANSLATE_NOOP("Layer", "The level namespaces has it.") },
        { .layer = Layer::PrivateHostName,
          .noun = QT_TRANSLATE_NOOP("Layer", "private host name"),
          .advice = QT_TRANSLATE_NOOP("Layer", "The level namespaces has it.") },
        { .layer = Layer::Confinement,
          .noun = QT_TRANSLATE_NOOP("Layer", "namespaces, Landlock and seccomp") },
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

    QString translated(const char *text)
    {
        return *text == 0 ? QString() : QCoreApplication::translate("Layer", text);
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

QString LayerName::title() const
{
    return m_layer ? translated(words(*m_layer).noun) : m_text;
}

QString LayerName::advice() const
{
    return m_layer ? translated(words(*m_layer).advice) : QString();
}

QList<Layer> allLayers()
{
    QList<Layer> layers;
    for (const Words &row : kWords)
        layers.append(row.layer);
    return layers;
}

} // namespace sandpad::runner
