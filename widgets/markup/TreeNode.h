#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace sandpad::widgets {

/// A value with its parts. Plain data; a tree has at most kMostNodes nodes.
struct TreeNode
{
    static constexpr int kMostNodes = 50'000;
    static constexpr int kMostDepth = 64;
    /// Longer JSON is not parsed. It is shown as text.
    static constexpr qsizetype kMostBytes = 1 << 20;

    QString label; ///< a key or an index; empty at the root
    QString text; ///< of the value itself, on one line
    std::vector<TreeNode> children;
    bool isJsonKey = false; ///< the label is a key of a JSON object, and is no part of a name
};

/// Reads JSON; the parts keep their order. Nothing when it is invalid, too large, or has no parts
/// to show as a tree.
[[nodiscard]] std::optional<TreeNode> treeOfJson(const QByteArray &json);

/// Reads a harness's description of an object (kTreeMime): a node is {"text": ..., "children":
/// [[label, node], ...]}.
[[nodiscard]] std::optional<TreeNode> treeOfObject(const QByteArray &json);

/// All of a node, a line for each part: the parts below their whole, each behind its label.
[[nodiscard]] QString wholeText(const TreeNode &node);

inline const QString kTreeMime = QStringLiteral("application/vnd.sandpad.tree+json");

} // namespace sandpad::widgets
