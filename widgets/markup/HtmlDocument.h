#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

struct GumboInternalNode;

namespace sandpad::widgets {

/// A stranger's HTML as a browser would read it: every element has an end, entities are
/// characters. Only read: nothing is loaded and nothing is executed.
class HtmlDocument
{
public:
    /// Longer HTML is not read.
    static constexpr qsizetype kMostBytes = 1 << 20;

    /// Nothing when the HTML is too long, or made to cost far more than its length: the standard's
    /// rules let a few thousand tags become millions of elements. Then reading is broken off after
    /// half a second of work or 64 MiB. Borrows the text.
    [[nodiscard]] static std::optional<HtmlDocument> read(const QByteArray &html);
    HtmlDocument(HtmlDocument &&other) noexcept;
    HtmlDocument &operator=(HtmlDocument &&other) noexcept;
    ~HtmlDocument();

    /// Goes through a document from front to end without recursion, so that its depth does not
    /// matter. What nobody sees is left out: scripts, styles, templates, comments. So are elements
    /// that nobody wrote: a table's body without a tag, a paragraph made of a stray end tag.
    /// Borrows the document.
    class Walk
    {
    public:
        explicit Walk(const HtmlDocument &document);

        /// Goes to the next begin, text or end; false when all is over.
        bool next();
        [[nodiscard]] bool isText() const { return m_place == Place::Text; }
        [[nodiscard]] bool isBegin() const { return m_place == Place::Begin; }
        [[nodiscard]] bool isEnd() const { return m_place == Place::End; }
        /// Of a text.
        [[nodiscard]] QString text() const;
        /// Of an element, in lower case.
        [[nodiscard]] QString name() const;
        /// Of an element; empty when there is none.
        [[nodiscard]] QString attribute(const char *name) const;

    private:
        enum class Place : std::uint8_t
        {
            Begin,
            Text,
            End
        };
        struct Open
        {
            const GumboInternalNode *element;
            unsigned nextChild;
        };

        void enter(const GumboInternalNode *node);

        std::vector<Open> m_open;
        const GumboInternalNode *m_node = nullptr;
        Place m_place = Place::End;
    };

private:
    class Memory;
    HtmlDocument(std::unique_ptr<Memory> memory, const GumboInternalNode *root);

    std::unique_ptr<Memory> m_memory; ///< holds all nodes
    const GumboInternalNode *m_root; ///< never null
};

} // namespace sandpad::widgets
