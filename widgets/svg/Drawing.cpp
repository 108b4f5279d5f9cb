#include "widgets/svg/Drawing.h"

#include <algorithm>
#include <cairo-pdf.h>
#include <cairo.h>
#include <cmath>
#include <librsvg/rsvg.h>
#include <memory>
#include <utility>

namespace sandpad::svg {

namespace {

    constexpr double kCssDpi = 96;
    constexpr double kPointsPerPixel = 72 / kCssDpi;
    constexpr double kMostSide = 16'000;

    using Handle =
        std::unique_ptr<RsvgHandle, decltype([](RsvgHandle *it) { g_object_unref(it); })>;
    using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
    using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

    struct Size
    {
        double width = 0;
        double height = 0;
    };

    /// Without what computing in other units leaves behind: an inch has 96 pixels.
    double rounded(double length)
    {
        constexpr double kParts = 1e4;
        return std::round(length * kParts) / kParts;
    }

    /// The size in CSS pixels: what the SVG says, else that of its view box, else of what it draws.
    Size naturalSize(RsvgHandle *handle)
    {
        Size size;
        if (rsvg_handle_get_intrinsic_size_in_pixels(handle, &size.width, &size.height))
            return { .width = rounded(size.width), .height = rounded(size.height) };
        gboolean hasWidth = FALSE;
        gboolean hasHeight = FALSE;
        gboolean hasViewBox = FALSE;
        RsvgLength width {};
        RsvgLength height {};
        RsvgRectangle box {};
        rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &width, &hasHeight, &height,
                                             &hasViewBox, &box);
        if (hasViewBox)
            return { .width = box.width, .height = box.height };
        RsvgRectangle ink {};
        if (rsvg_handle_get_geometry_for_element(handle, nullptr, &ink, nullptr, nullptr))
            return { .width = ink.x + ink.width, .height = ink.y + ink.height };
        return {};
    }

    bool isPossible(Size size)
    {
        // The condition is written so that it is false for NaN.
        return size.width >= 1 && size.height >= 1 && size.width <= kMostSide
            && size.height <= kMostSide;
    }

    Drawn refused(Status status, Size natural = {})
    {
        Drawn drawn;
        drawn.reply.status = status;
        drawn.reply.naturalWidth = natural.width;
        drawn.reply.naturalHeight = natural.height;
        return drawn;
    }

    /// Draws it `natural` units large.
    bool render(RsvgHandle *handle, cairo_t *context, Size natural)
    {
        const RsvgRectangle viewport {
            .x = 0, .y = 0, .width = natural.width, .height = natural.height
        };
        return rsvg_handle_render_document(handle, context, &viewport, nullptr)
            && cairo_status(context) == CAIRO_STATUS_SUCCESS;
    }

    double scaleFor(const Wish &wish, Size natural)
    {
        if (wish.form == Wish::Form::Scale)
            return wish.number;
        return wish.number > 0 ? wish.number / natural.width
                               : std::min(1.0, kFirstWidth / natural.width);
    }

    Drawn drawPicture(RsvgHandle *handle, Size natural, double scale)
    {
        const Size size { .width = std::max(1.0, std::round(natural.width * scale)),
                          .height = std::max(1.0, std::round(natural.height * scale)) };
        if (!(size.width * size.height <= static_cast<double>(kMostPixels)))
            return refused(Status::TooLarge, natural);
        Drawn drawn = refused(Status::Drawn, natural);
        drawn.reply.width = static_cast<std::int32_t>(size.width);
        drawn.reply.height = static_cast<std::int32_t>(size.height);
        const int stride = drawn.reply.width * 4;
        drawn.bytes.resize(static_cast<std::size_t>(stride)
                           * static_cast<std::size_t>(drawn.reply.height));
        const Surface surface(
            cairo_image_surface_create_for_data(drawn.bytes.data(), CAIRO_FORMAT_ARGB32,
                                                drawn.reply.width, drawn.reply.height, stride),
            &cairo_surface_destroy);
        const Context context(cairo_create(surface.get()), &cairo_destroy);
        cairo_scale(context.get(), size.width / natural.width, size.height / natural.height);
        if (!render(handle, context.get(), natural))
            return refused(Status::NotSvg, natural);
        cairo_surface_flush(surface.get());
        return drawn;
    }

    cairo_status_t append(void *bytes, const unsigned char *data, unsigned int length)
    {
        auto *all = static_cast<std::vector<unsigned char> *>(bytes);
        all->insert(all->end(), data, data + length);
        return CAIRO_STATUS_SUCCESS;
    }

    Drawn drawPdf(RsvgHandle *handle, Size natural, const std::string &title)
    {
        Drawn drawn = refused(Status::Drawn, natural);
        const Surface surface(cairo_pdf_surface_create_for_stream(&append, &drawn.bytes,
                                                                  natural.width * kPointsPerPixel,
                                                                  natural.height * kPointsPerPixel),
                              &cairo_surface_destroy);
        cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
        const Context context(cairo_create(surface.get()), &cairo_destroy);
        cairo_scale(context.get(), kPointsPerPixel, kPointsPerPixel);
        if (!render(handle, context.get(), natural))
            return refused(Status::NotSvg, natural);
        cairo_surface_finish(surface.get());
        return drawn;
    }

} // namespace

Drawn draw(const std::string &svg, const Wish &wish)
{
    const auto *data = reinterpret_cast<const guint8 *>(svg.data());
    // Without a base address librsvg opens no file that the SVG names.
    const Handle handle(rsvg_handle_new_from_data(data, svg.size(), nullptr));
    if (!handle)
        return refused(Status::NotSvg);
    rsvg_handle_set_dpi(handle.get(), kCssDpi);
    const Size natural = naturalSize(handle.get());
    if (!isPossible(natural))
        return refused(Status::ImpossibleSize);
    Drawn drawn = wish.form == Wish::Form::Pdf
        ? drawPdf(handle.get(), natural, wish.title)
        : drawPicture(handle.get(), natural, scaleFor(wish, natural));
    drawn.reply.size = drawn.bytes.size();
    return drawn;
}

} // namespace sandpad::svg
