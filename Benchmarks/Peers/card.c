// The card of Sources/CardWorkload.swift with HarfBuzz, cairo and libspng by hand: the lower bound that a picture made
// from views is held against. Prints figures as JSON. Times are thread time.
#define _GNU_SOURCE
#include <cairo-ft.h>
#include <cairo.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include <hb-ot.h>
#include <hb.h>
#include <math.h>
#include <spng.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1200, HEIGHT = 630 };

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

typedef struct {
    FT_Face face;
    cairo_font_face_t *cairo;
    hb_font_t *hb;
} Font;

static FT_Library library;
static hb_buffer_t *buffer;

static Font open_font(const char *file, double weight) {
    Font font;
    if (FT_New_Face(library, file, 0, &font.face)) {
        fprintf(stderr, "card: cannot open %s\n", file);
        exit(1);
    }
    FT_MM_Var *axes = NULL;
    FT_Get_MM_Var(font.face, &axes);
    FT_Fixed at[16] = {0};
    for (unsigned i = 0; axes && i < axes->num_axis; i++)
        at[i] = axes->axis[i].tag == FT_MAKE_TAG('w', 'g', 'h', 't') ? (FT_Fixed)(weight * 65536) : axes->axis[i].def;
    if (axes) FT_Set_Var_Design_Coordinates(font.face, axes->num_axis, at);
    font.cairo = cairo_ft_font_face_create_for_ft_face(font.face, FT_LOAD_NO_HINTING);
    hb_blob_t *blob = hb_blob_create_from_file(file);
    hb_face_t *face = hb_face_create(blob, 0);
    font.hb = hb_font_create(face);
    hb_variation_t variation = {HB_TAG('w', 'g', 'h', 't'), (float)weight};
    hb_font_set_variations(font.hb, &variation, 1);
    return font;
}

static double shape(Font *font, double size, const char *text, int length, cairo_glyph_t *out, unsigned *count) {
    hb_font_set_scale(font->hb, (int)(size * 1024), (int)(size * 1024));
    hb_buffer_reset(buffer);
    hb_buffer_add_utf8(buffer, text, length, 0, length);
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(font->hb, buffer, NULL, 0);
    hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, count);
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, count);
    double x = 0;
    for (unsigned i = 0; i < *count; i++) {
        if (out) out[i] = (cairo_glyph_t){infos[i].codepoint, x + positions[i].x_offset / 1024.0, 0};
        x += positions[i].x_advance / 1024.0;
    }
    return x;
}

static void text(cairo_t *cr, Font *font, double size, double x, double y, const char *string, int length) {
    cairo_glyph_t glyphs[256];
    unsigned count;
    shape(font, size, string, length, glyphs, &count);
    for (unsigned i = 0; i < count; i++) {
        glyphs[i].x += x;
        glyphs[i].y = y;
    }
    cairo_set_font_face(cr, font->cairo);
    cairo_set_font_size(cr, size);
    cairo_show_glyphs(cr, glyphs, (int)count);
}

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
    cairo_close_path(cr);
}

static void gradient(cairo_t *cr, double x0, double y0, double x1, double y1, const double *a, const double *b) {
    cairo_pattern_t *paint = cairo_pattern_create_linear(x0, y0, x1, y1);
    cairo_pattern_add_color_stop_rgb(paint, 0, a[0], a[1], a[2]);
    cairo_pattern_add_color_stop_rgb(paint, 1, b[0], b[1], b[2]);
    cairo_set_source(cr, paint);
    cairo_pattern_destroy(paint);
}

static void draw(cairo_t *cr, Font *regular, Font *semibold, Font *bold, int number) {
    static const double blue[] = {.12, .2, .55}, violet[] = {.55, .2, .6}, orange[] = {1, .58, 0}, pink[] = {1, .18, .33};
    gradient(cr, 0, 0, WIDTH, HEIGHT, blue, violet);
    cairo_paint(cr);
    cairo_set_source_rgb(cr, 1, 1, 1);
    rounded(cr, 60, 60, 1080, 510, 32);
    cairo_fill(cr);
    gradient(cr, 0, 108, 0, 204, orange, pink);
    cairo_arc(cr, 156, 156, 48, 0, 2 * M_PI);
    cairo_fill(cr);
    char line[256];
    cairo_set_source_rgb(cr, 0, 0, 0);
    text(cr, semibold, 30, 224, 146, "Ada Lovelace", 12);
    cairo_set_source_rgb(cr, .56, .56, .58);
    snprintf(line, sizeof line, "Entry %d of the journal", number);
    text(cr, regular, 24, 224, 188, line, (int)strlen(line));

    snprintf(line, sizeof line, "How the engine weaves algebraic patterns, part %d", number);
    cairo_set_source_rgb(cr, 0, 0, 0);
    double y = 290;
    const char *rest = line;
    while (*rest) {
        int fits = 0;
        for (int end = 1; rest[end - 1]; end++) {
            if (rest[end] != ' ' && rest[end]) continue;
            unsigned count;
            if (shape(bold, 64, rest, end, NULL, &count) > 984 && fits) break;
            fits = end;
        }
        text(cr, bold, 64, 108, y, rest, fits);
        y += 76;
        rest += fits;
        while (*rest == ' ') rest++;
    }
    char third[32];
    snprintf(third, sizeof third, "number %d", number % 97);
    const char *tags[] = {"layout", "typography", third};
    double x = 108;
    for (int i = 0; i < 3; i++) {
        unsigned count;
        double width = shape(regular, 24, tags[i], (int)strlen(tags[i]), NULL, &count) + 40;
        cairo_set_source_rgb(cr, .9, .92, .97);
        rounded(cr, x, 473, width, 49, 22);
        cairo_fill(cr);
        cairo_set_source_rgb(cr, 0, 0, 0);
        text(cr, regular, 24, x + 20, 506, tags[i], (int)strlen(tags[i]));
        x += width + 16;
    }
}

// zlib at a level, no filter.
static size_t compress_rgb(unsigned char *rgb, int level) {
    spng_ctx *png = spng_ctx_new(SPNG_CTX_ENCODER);
    spng_set_option(png, SPNG_ENCODE_TO_BUFFER, 1);
    spng_set_option(png, SPNG_IMG_COMPRESSION_LEVEL, level);
    spng_set_option(png, SPNG_FILTER_CHOICE, SPNG_FILTER_CHOICE_NONE);
    struct spng_ihdr header = {
        .width = WIDTH, .height = HEIGHT, .bit_depth = 8, .color_type = SPNG_COLOR_TYPE_TRUECOLOR};
    spng_set_ihdr(png, &header);
    spng_encode_image(png, rgb, (size_t)WIDTH * HEIGHT * 3, SPNG_FMT_PNG, SPNG_ENCODE_FINALIZE);
    size_t length = 0;
    int status = 0;
    void *bytes = spng_get_png_buffer(png, &length, &status);
    if (getenv("BENCH_CARD")) {
        FILE *file = fopen(getenv("BENCH_CARD"), "wb");
        fwrite(bytes, 1, length, file);
        fclose(file);
    }
    free(bytes);
    spng_ctx_free(png);
    return length;
}

static size_t encode(cairo_surface_t *surface, unsigned char *rgb, int level) {
    cairo_surface_flush(surface);
    unsigned char *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < HEIGHT; y++) {
        const unsigned *row = (const unsigned *)(data + y * stride);
        unsigned char *out = rgb + y * WIDTH * 3;
        for (int x = 0; x < WIDTH; x++, out += 3) {
            out[0] = (unsigned char)(row[x] >> 16);
            out[1] = (unsigned char)(row[x] >> 8);
            out[2] = (unsigned char)row[x];
        }
    }
    return compress_rgb(rgb, level);
}

// Times and sizes of Quadrant's card, which is the same pixels, by zlib.
static void encode_file(const char *path, unsigned char *rgb) {
    FILE *file = fopen(path, "rb");
    spng_ctx *png = spng_ctx_new(0);
    size_t size = (size_t)WIDTH * HEIGHT * 3;
    if (!file || spng_set_png_file(png, file) || spng_decode_image(png, rgb, size, SPNG_FMT_RGB8, 0)) {
        fprintf(stderr, "card: cannot read %s\n", path);
        exit(1);
    }
    spng_ctx_free(png);
    fclose(file);
    for (int level = 6; level >= 1; level -= 5) {
        double best = 0;
        size_t bytes = 0;
        for (int i = 0; i < 5; i++) {
            double start = now();
            bytes = compress_rgb(rgb, level);
            double time = now() - start;
            if (i == 0 || time < best) best = time;
        }
        printf(", \"Quadrant's pixels, PNG ns, level %d\": %f", level, best);
        printf(", \"Quadrant's pixels, PNG bytes, level %d\": %zu", level, bytes);
    }
}

static cairo_status_t count(void *length, const unsigned char *bytes, unsigned more) {
    (void)bytes;
    *(size_t *)length += more;
    return CAIRO_STATUS_SUCCESS;
}

// cairo's own writer.
static size_t encode_by_cairo(cairo_surface_t *surface) {
    size_t length = 0;
    cairo_surface_write_to_png_stream(surface, count, &length);
    return length;
}

static int ascending(const void *a, const void *b) {
    return *(const double *)a < *(const double *)b ? -1 : 1;
}

int main(int argc, char **argv) {
    const char *file = argc > 1 ? argv[1] : "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf";
    FT_Init_FreeType(&library);
    buffer = hb_buffer_create();
    Font regular = open_font(file, 400), semibold = open_font(file, 600), bold = open_font(file, 700);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
    unsigned char *rgb = malloc((size_t)WIDTH * HEIGHT * 3);
    enum { TURNS = 12 };
    static const char *const names[] = {"level 6", "level 1", "cairo's own"};
    double raster[TURNS], png[3][TURNS];
    size_t bytes[3] = {0};
    for (int i = 0; i < TURNS; i++) {
        double start = now();
        cairo_t *cr = cairo_create(surface);
        draw(cr, &regular, &semibold, &bold, i + 1);
        cairo_destroy(cr);
        raster[i] = now() - start;
        for (int k = 0; k < 3; k++) {
            start = now();
            bytes[k] = k == 2 ? encode_by_cairo(surface) : encode(surface, rgb, k == 0 ? 6 : 1);
            png[k][i] = now() - start;
        }
    }
    qsort(raster + 2, TURNS - 2, sizeof *raster, ascending);
    double a = raster[2 + (TURNS - 2) / 2];
    printf("{\"card\": {\"raster ns\": %f", a);
    for (int k = 0; k < 3; k++) {
        qsort(png[k] + 2, TURNS - 2, sizeof **png, ascending);
        double b = png[k][2 + (TURNS - 2) / 2];
        printf(", \"PNG ns, %s\": %f, \"card ns, %s\": %f", names[k], b, names[k], a + b);
        printf(", \"PNG bytes, %s\": %zu", names[k], bytes[k]);
    }
    if (argc > 2) encode_file(argv[2], rgb);
    printf("}}\n");
    return 0;
}
