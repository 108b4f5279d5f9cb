#pragma once

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace sandpad::runner {

/// A protection of a run. Its words stand in one table in Layer.cpp, one row each, in this order.
enum class Layer : std::uint8_t
{
    UserNamespace,
    MountNamespace,
    PidNamespace,
    IpcNamespace,
    UtsNamespace,
    CgroupNamespace,
    NetworkNamespace,
    NoNetwork,
    NoNestedNamespaces,
    UnprivilegedUid,
    NoCapabilities,
    EmptyBoundingSet,
    NoNewPrivileges,
    TreeLimits,
    ControlGroup,
    Landlock,
    NoSignals,
    Seccomp,
    Namespaces, ///< all of them, where a level has none
    PrivateProcessList,
    PrivateFileNames,
    PrivateHostName,
    Confinement, ///< everything but the limits, where a level has nothing else
};

/// Which protection a layer is: one of the table, or a name that this build does not know. The init
/// and stored results give names, and those of another build may be unknown here.
class LayerName
{
public:
    LayerName(Layer layer); // NOLINT(google-explicit-constructor): a known layer is a name
    /// A name of the table, or any other text, which is kept as it is.
    explicit LayerName(const QString &noun);

    /// Nothing when this build does not know the name.
    [[nodiscard]] std::optional<Layer> layer() const { return m_layer; }
    /// A short noun, for example "seccomp". JSON uses it.
    [[nodiscard]] QString noun() const;
    /// The noun in the person's language.
    [[nodiscard]] QString title() const;
    /// What the layer means for a program, in plain words; empty when there are none. To be
    /// translated in the context "Layer".
    [[nodiscard]] QString meaning() const;
    /// How somebody who looks after the machine gets the layer into force, as a sentence in the
    /// person's language; empty where nothing can be done.
    [[nodiscard]] QString advice() const;

    bool operator==(const LayerName &) const = default;

private:
    std::optional<Layer> m_layer;
    QString m_text; ///< of an unknown layer
};

/// Every layer of the table.
[[nodiscard]] QList<Layer> allLayers();

} // namespace sandpad::runner
