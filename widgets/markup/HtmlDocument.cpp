#include "widgets/markup/HtmlDocument.h"

#include <algorithm>
#include <array>
#include <csetjmp>
#include <ctime>
#include <gumbo.h>
#include <memory_resource>
#include <utility>

namespace sandpad::widgets {

namespace {

    constexpr std::size_t kMostMemory = 64 << 20;
    /// The work that HTML may cost: four times what the slowest HTML that people write costs.
    constexpr std::clock_t kLeastTicks = CLOCKS_PER_SEC / 200;
    constexpr qsizetype kBytesPerSecond = 2'500'000;
    /// Reading the clock costs more than an allocation, so it is read only now and then.
    constexpr int kAllocationsBetweenChecks = 64;

    /// The CPU time of this thread, in clock ticks.
    std::clock_t workDone()
    {
        timespec time {};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        constexpr long kNanosecondsPerTick = 1'000'000'000 / CLOCKS_PER_SEC;
        return time.tv_sec * CLOCKS_PER_SEC + time.tv_nsec / kNanosecondsPerTick;
    }

    const GumboVector *childrenOf(const GumboNode *node)
    {
        switch (node->type) {
        case GUMBO_NODE_DOCUMENT:
            return &node->v.document.children;
        case GUMBO_NODE_ELEMENT:
        case GUMBO_NODE_TEMPLATE:
            return &node->v.element.children;
        default:
            return nullptr;
        }
    }

    bool isText(const GumboNode *node)
    {
        return node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_CDATA
            || node->type == GUMBO_NODE_WHITESPACE;
    }

    /// Is this an element that is never shown, with all that is in it?
    bool isUnseen(const GumboNode *node)
    {
        if (node->type != GUMBO_NODE_ELEMENT)
            return !isText(node);
        constexpr std::array kUnseen { GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE, GUMBO_TAG_TITLE,
                                       GUMBO_TAG_NOSCRIPT };
        return std::ranges::contains(kUnseen, node->v.element.tag);
    }

    bool isWritten(const GumboNode *node)
    {
        const bool isMadeBody =
            node->v.element.tag == GUMBO_TAG_TBODY && (node->parse_flags & GUMBO_INSERTION_IMPLIED);
        return !isMadeBody && !(node->parse_flags & GUMBO_INSERTION_CONVERTED_FROM_END_TAG);
    }

} // namespace

/// The memory that gumbo allocates for a document, up to a budget. It is freed as a whole.
class HtmlDocument::Memory
{
public:
    /// Null when the budget was too small. The text must outlive the nodes.
    const GumboNode *parse(QByteArrayView html)
    {
        m_lastTick = workDone() + kLeastTicks + html.size() * CLOCKS_PER_SEC / kBytesPerSecond;
        // Gumbo is C code and expects each allocation to succeed, so it can only be left by
        // longjmp. That jumps over no object of ours.
        if (setjmp(m_wayOut) != 0) // NOLINT(cert-err52-cpp,modernize-avoid-setjmp-longjmp)
            return nullptr;
        GumboOptions options = kGumboDefaultOptions;
        options.allocator = &Memory::allocate;
        options.deallocator = [](void *, void *) { };
        options.userdata = this;
        options.max_errors = 0;
        return gumbo_parse_with_options(&options, html.data(),
                                        static_cast<std::size_t>(html.size()))
            ->document;
    }

private:
    static void *allocate(void *self, std::size_t bytes)
    {
        return static_cast<Memory *>(self)->allocate(bytes);
    }

    void *allocate(std::size_t bytes)
    {
        m_used += bytes;
        const bool isCheck = ++m_allocations % kAllocationsBetweenChecks == 0;
        if (m_used > kMostMemory || (isCheck && workDone() > m_lastTick))
            std::longjmp(m_wayOut, 1); // NOLINT(cert-err52-cpp,modernize-avoid-setjmp-longjmp)
        return m_arena.allocate(bytes);
    }

    std::pmr::monotonic_buffer_resource m_arena;
    std::size_t m_used = 0;
    int m_allocations = 0;
    std::clock_t m_lastTick = 0;
    std::jmp_buf m_wayOut {};
};

HtmlDocument::HtmlDocument(std::unique_ptr<Memory> memory, const GumboInternalNode *root,
                           qsizetype size)
    : m_memory(std::move(memory))
    , m_root(root)
    , m_size(size)
{ }

HtmlDocument::HtmlDocument(HtmlDocument &&other) noexcept = default;
HtmlDocument &HtmlDocument::operator=(HtmlDocument &&other) noexcept = default;
HtmlDocument::~HtmlDocument() = default;

std::optional<HtmlDocument> HtmlDocument::read(const QByteArray &html)
{
    auto memory = std::make_unique<Memory>();
    const GumboNode *root =
        memory->parse(QByteArrayView(html).first(std::min(html.size(), kMostBytes)));
    if (!root)
        return std::nullopt;
    return HtmlDocument(std::move(memory), root, html.size());
}

HtmlDocument::Walk::Walk(const HtmlDocument &document)
    : m_open { { .element = document.m_root, .nextChild = 0 } }
{ }

bool HtmlDocument::Walk::next()
{
    while (!m_open.empty()) {
        Open &open = m_open.back();
        const GumboVector *children = childrenOf(open.element);
        if (open.nextChild < children->length) {
            const auto *child = static_cast<const GumboNode *>(children->data[open.nextChild++]);
            if (isUnseen(child))
                continue;
            enter(child);
            if (isText() || isWritten(child))
                return true;
            continue;
        }
        m_node = open.element;
        m_place = Place::End;
        m_open.pop_back();
        if (m_node->type == GUMBO_NODE_ELEMENT && isWritten(m_node))
            return true;
    }
    return false;
}

void HtmlDocument::Walk::enter(const GumboInternalNode *node)
{
    m_node = node;
    m_place = widgets::isText(node) ? Place::Text : Place::Begin;
    if (m_place == Place::Begin)
        m_open.push_back({ node, 0 });
}

QString HtmlDocument::Walk::text() const
{
    return QString::fromUtf8(m_node->v.text.text);
}

QString HtmlDocument::Walk::name() const
{
    const GumboElement &element = m_node->v.element;
    if (element.tag != GUMBO_TAG_UNKNOWN)
        return QString::fromLatin1(gumbo_normalized_tagname(element.tag));
    GumboStringPiece name = element.original_tag;
    gumbo_tag_from_original_text(&name);
    return QString::fromUtf8(name.data, static_cast<qsizetype>(name.length)).toLower();
}

QString HtmlDocument::Walk::attribute(const char *name) const
{
    const GumboAttribute *found = gumbo_get_attribute(&m_node->v.element.attributes, name);
    return found ? QString::fromUtf8(found->value) : QString();
}

} // namespace sandpad::widgets
