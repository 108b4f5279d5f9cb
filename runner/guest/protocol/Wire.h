#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

/// Writing and reading of flat values: integers little-endian, texts with a 32-bit length.
/// Both ends are on one machine, so the host's byte order is the wire's.
namespace sandpad::guest {

class WireWriter
{
public:
    template <typename Integer>
    void number(Integer value)
    {
        m_bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
    }
    void text(std::string_view text)
    {
        number(static_cast<std::uint32_t>(text.size()));
        m_bytes.append(text);
    }
    template <typename Item, typename Write>
    void list(const std::vector<Item> &items, Write write)
    {
        number(static_cast<std::uint32_t>(items.size()));
        for (const Item &item : items)
            write(*this, item);
    }
    [[nodiscard]] std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Reads what WireWriter wrote. A read past the end gives zero or empty and makes isGood() false
/// for ever; look at it once, after the last read.
class WireReader
{
public:
    explicit WireReader(std::string_view bytes)
        : m_rest(bytes)
    { }

    template <typename Integer>
    Integer number()
    {
        Integer value {};
        if (m_rest.size() < sizeof value) {
            m_isGood = false;
            return value;
        }
        // NOLINTNEXTLINE(bugprone-suspicious-stringview-data-usage): the size is that of value
        std::memcpy(&value, m_rest.data(), sizeof value);
        m_rest.remove_prefix(sizeof value);
        return value;
    }
    std::string text()
    {
        const auto size = number<std::uint32_t>();
        if (m_rest.size() < size) {
            m_isGood = false;
            return {};
        }
        std::string text(m_rest.substr(0, size));
        m_rest.remove_prefix(size);
        return text;
    }
    template <typename Item, typename Read>
    std::vector<Item> list(Read read)
    {
        std::vector<Item> items;
        for (auto left = number<std::uint32_t>(); left > 0 && m_isGood; --left)
            items.push_back(read(*this));
        return items;
    }

    [[nodiscard]] bool isGood() const { return m_isGood; }
    [[nodiscard]] std::string_view rest() const { return m_rest; }

private:
    std::string_view m_rest;
    bool m_isGood = true;
};

} // namespace sandpad::guest
