#include "widgets/markup/TreeNode.h"

#include "runner/model/Json.h"

#include <QCoreApplication>

#include <nlohmann/json.hpp>
#include <utility>

namespace sandpad::widgets {

namespace {

    using nlohmann::json;

    // The size of the whole JSON is limited, so its texts need no limit of their own.
    QString textOf(const std::string &text)
    {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }

    /// Stands for all that has no room.
    TreeNode moreNode()
    {
        return { .label = {},
                 .text = QCoreApplication::translate("sandpad::widgets::TreeCard", "… and more"),
                 .children = {} };
    }

    /// Builds the tree of JSON while it is read: the parts keep their order, and what has no room
    /// takes no memory. The interface is that of nlohmann's SAX parser.
    class JsonReader : public json::json_sax_t
    {
    public:
        bool null() override { return addLeaf(QStringLiteral("null")); }
        bool boolean(bool value) override
        {
            return addLeaf(value ? QStringLiteral("true") : QStringLiteral("false"));
        }
        bool number_integer(json::number_integer_t value) override
        {
            return addLeaf(QString::number(value));
        }
        bool number_unsigned(json::number_unsigned_t value) override
        {
            return addLeaf(QString::number(value));
        }
        bool number_float(json::number_float_t /*value*/, const std::string &text) override
        {
            return addLeaf(textOf(text));
        }
        bool string(std::string &value) override { return addLeaf(u'"' + textOf(value) + u'"'); }
        bool binary(json::binary_t & /*value*/) override { return false; } // JSON has none
        bool start_object(std::size_t /*size*/) override { return open(false); }
        bool start_array(std::size_t /*size*/) override { return open(true); }
        bool end_object() override { return close(); }
        bool end_array() override { return close(); }
        bool key(std::string &name) override
        {
            m_key = textOf(name);
            return true;
        }
        bool parse_error(std::size_t /*position*/, const std::string & /*token*/,
                         const json::exception & /*problem*/) override
        {
            return false;
        }

        [[nodiscard]] TreeNode takeRoot() { return std::move(m_root); }

    private:
        struct Open
        {
            TreeNode node;
            int parts = 0;
            bool isArray = false;
            bool isKept = true;
        };

        bool addLeaf(const QString &text)
        {
            if (m_deeper > 0)
                return true;
            TreeNode leaf = nextNode();
            leaf.text = text;
            if (m_open.empty())
                m_root = std::move(leaf);
            else if (takeRoom())
                m_open.back().node.children.push_back(std::move(leaf));
            return true;
        }

        bool open(bool isArray)
        {
            // Below the last level that is shown nothing is kept.
            if (m_deeper > 0 || m_open.size() > TreeNode::kMostDepth) {
                if (m_deeper++ == 0)
                    ++m_open.back().parts;
                return true;
            }
            Open next { .node = nextNode(), .isArray = isArray };
            next.isKept = m_open.empty() || takeRoom();
            m_open.push_back(std::move(next));
            return true;
        }

        bool close()
        {
            if (m_deeper > 0) {
                --m_deeper;
                return true;
            }
            Open closed = std::move(m_open.back());
            m_open.pop_back();
            closed.node.text = closed.isArray
                ? QCoreApplication::translate("sandpad::widgets::TreeCard", "[%1]")
                      .arg(closed.parts)
                : QCoreApplication::translate("sandpad::widgets::TreeCard", "{%1}")
                      .arg(closed.parts);
            if (m_open.empty())
                m_root = std::move(closed.node);
            else if (closed.isKept)
                m_open.back().node.children.push_back(std::move(closed.node));
            return true;
        }

        /// The part that begins, with its label; counts it.
        TreeNode nextNode()
        {
            if (m_open.empty())
                return {};
            const int index = m_open.back().parts++;
            const bool isArray = m_open.back().isArray;
            return { .label = isArray ? QString::number(index) : m_key,
                     .text = {},
                     .children = {},
                     .isJsonKey = !isArray };
        }

        /// Is there room for one more node below the open one?
        bool takeRoom()
        {
            if (!m_open.back().isKept || m_open.size() > TreeNode::kMostDepth)
                return false;
            if (m_left > 0) {
                --m_left;
                return true;
            }
            if (!std::exchange(m_isCut, true))
                m_open.back().node.children.push_back(moreNode());
            return false;
        }

        TreeNode m_root;
        std::vector<Open> m_open; ///< from the root to where it reads
        QString m_key; ///< of the next part of an object
        int m_left = TreeNode::kMostNodes;
        qsizetype m_deeper = 0; ///< open below the last level that is shown
        bool m_isCut = false;
    };

    /// Builds the tree of an object while there is room; false once there is none.
    class Builder
    {
    public:
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
            node.children.push_back(moreNode());
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

    void addLines(QStringList &lines, const TreeNode &node, int depth)
    {
        const QString label =
            node.label.isEmpty() || depth == 0 ? QString() : node.label + QStringLiteral(": ");
        lines.append(QString(2 * depth, u' ') + label + node.text);
        for (const TreeNode &part : node.children)
            addLines(lines, part, depth + 1);
    }

} // namespace

std::optional<TreeNode> treeOfJson(const QByteArray &text)
{
    JsonReader reader;
    if (text.size() > TreeNode::kMostBytes || !runner::readJson(text, reader))
        return std::nullopt;
    return filled(reader.takeRoot());
}

std::optional<TreeNode> treeOfObject(const QByteArray &text)
{
    TreeNode root;
    Builder().addObject(parsed(text), root, 0);
    return filled(std::move(root));
}

QString wholeText(const TreeNode &node)
{
    QStringList lines;
    addLines(lines, node, 0);
    return lines.join(u'\n');
}

} // namespace sandpad::widgets
