#include "widgets/markup/TreeNode.h"

#include "runner/model/Json.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>

namespace sandpad::widgets {

namespace {

    using nlohmann::json;

    // The size of the whole JSON is limited, so its texts need no limit of their own.
    QString textOf(const std::string &text)
    {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }

    QString summary(const json &value)
    {
        const auto count = static_cast<int>(value.size());
        if (value.is_object())
            return QCoreApplication::translate("sandpad::widgets::TreeCard", "{%1}").arg(count);
        if (value.is_array())
            return QCoreApplication::translate("sandpad::widgets::TreeCard", "[%1]").arg(count);
        if (value.is_string())
            return u'"' + textOf(value.get_ref<const std::string &>()) + u'"';
        return QString::fromUtf8(runner::jsonBytes(value));
    }

    /// Builds the tree while there is room; false once there is none.
    class Builder
    {
    public:
        bool addJson(const json &value, TreeNode &node, int depth)
        {
            node.text = summary(value);
            if (depth == TreeNode::kMostDepth)
                return true;
            int index = 0;
            for (const auto &[key, child] : value.items()) {
                if (!value.is_structured())
                    break;
                if (--m_left < 0)
                    return cut(node);
                TreeNode &added = node.children.emplace_back();
                added.label = value.is_object() ? textOf(key) : QString::number(index);
                ++index;
                if (!addJson(child, added, depth + 1))
                    return false;
            }
            return true;
        }

        bool addObject(const json &value, TreeNode &node, int depth)
        {
            if (!value.is_object())
                return true;
            if (const auto text = value.find("text"); text != value.end() && text->is_string())
                node.text = textOf(text->get_ref<const std::string &>());
            const auto children = value.find("children");
            if (children == value.end() || !children->is_array() || depth == TreeNode::kMostDepth)
                return true;
            for (const json &entry : *children) {
                if (!entry.is_array() || entry.size() != 2 || !entry[0].is_string())
                    continue;
                if (--m_left < 0)
                    return cut(node);
                TreeNode &added = node.children.emplace_back();
                added.label = textOf(entry[0].get_ref<const std::string &>());
                if (!addObject(entry[1], added, depth + 1))
                    return false;
            }
            return true;
        }

    private:
        static bool cut(TreeNode &node)
        {
            node.children.emplace_back().text =
                QCoreApplication::translate("sandpad::widgets::TreeCard", "… and more");
            return false;
        }

        int m_left = TreeNode::kMostNodes;
    };

    json parsed(const QByteArray &text)
    {
        if (text.size() > TreeNode::kMostBytes)
            return {};
        json value = runner::jsonFrom(text);
        return value.is_discarded() ? json() : std::move(value);
    }

    std::optional<TreeNode> filled(TreeNode root)
    {
        if (root.children.empty())
            return std::nullopt;
        return root;
    }

} // namespace

std::optional<TreeNode> treeOfJson(const QByteArray &text)
{
    TreeNode root;
    Builder().addJson(parsed(text), root, 0);
    return filled(std::move(root));
}

std::optional<TreeNode> treeOfObject(const QByteArray &text)
{
    TreeNode root;
    Builder().addObject(parsed(text), root, 0);
    return filled(std::move(root));
}

} // namespace sandpad::widgets
