#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

struct GumboInternalNode;

namespace sandpad::widgets {

/// A guest's HTML as a browser would parse it: every element has an end, entities are characters.
/// It is only read: nothing is loaded and nothing is executed.
class HtmlDocument
{
public:
    /// Of longer HTML only the beginning is read.
    static constexpr qsizetype kMostBytes = 1 << 20;

    /// Parses HTML. Nothing when it is made to cost far more than its length: by the
    /// standard's rules a few thousand tags can become millions of elements, and each attribute is
    /// compared with all others of its element. Parsing stops after 64 MiB, or an amount of work
    /// that goes with the length: 5 ms for a few words, 0.4 s for the longest text. So many short
    /// texts together cost no more than a long one. Borrows the text.
    [[nodiscard]] static std::optional<HtmlDocument> read(const QByteArray &html);
    HtmlDocument(HtmlDocument &&other) noexcept;
    HtmlDocument &operator=(HtmlDocument &&other) noexcept;
    ~HtmlDocument();

    /// How long the HTML is, also when only its beginning was read.
    [[nodiscard]] qsizetype size() const { return m_size; }
    [[nodiscard]] bool isCut() const { return m_size > kMostBytes; }

    /// Goes through a document from front to end without recursion, so its depth does not matter.
    /// Leaves out parts that are never shown: scripts, styles, templates, comments. Also leaves out
    /// elements without a tag in the source: a table's implied body, a paragraph made of a stray
    /// end tag. Borrows the document.
    class Walk
    {
    public:
        explicit Walk(const HtmlDocument &document);

        /// Goes to the next begin, text or end. False at the end of the document.
        bool next();
        [[nodiscard]] bool isText() const { return m_place == Place::Text; }
        [[nodiscard]] bool isBegin() const { return m_place == Place::Begin; }
        [[nodiscard]] bool isEnd() const { return m_place == Place::End; }
        /// The content of a text.
        [[nodiscard]] QString text() const;
        /// The name of an element, in lower case.
        [[nodiscard]] QString name() const;
        /// The value of an element's attribute; empty when there is none.
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
    HtmlDocument(std::unique_ptr<Memory> memory, const GumboInternalNode *root, qsizetype size);

    std::unique_ptr<Memory> m_memory; ///< holds all nodes
    const GumboInternalNode *m_root; ///< never null
    qsizetype m_size;
};

} // namespace sandpad::widgets
