#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace sandpad::widgets {

/// A value with what is inside it. Plain data; at most kMostNodes in a tree.
struct TreeNode
{
    static constexpr int kMostNodes = 50'000;
    static constexpr int kMostDepth = 64;
    /// Longer JSON is not read: what it holds is then shown as text.
    static constexpr qsizetype kMostBytes = 1 << 20;

    QString label; ///< a key or an index; empty at the root
    QString text; ///< of the value itself, on one line
    std::vector<TreeNode> children;
};

/// Reads JSON. Nothing when it is none, too large, or has nothing inside it that a tree could show.
[[nodiscard]] std::optional<TreeNode> treeOfJson(const QByteArray &json);

/// Reads what a harness tells of an object of its language (kTreeMime): a node is
/// {"text": ..., "children": [[label, node], ...]}.
[[nodiscard]] std::optional<TreeNode> treeOfObject(const QByteArray &json);

inline const QString kTreeMime = QStringLiteral("application/vnd.sandpad.tree+json");

} // namespace sandpad::widgets
