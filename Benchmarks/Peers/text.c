// The text workloads with Pango and with HarfBuzz alone. Prints figures as JSON. Times are thread time.
#define _GNU_SOURCE
#include <hb-ft.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "words.h"

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static void paragraph(char *out, int seed, int is_cold) {
    out[0] = 0;
    for (int i = 0; i < 60; i++) {
        char word[64];
        if (is_cold) snprintf(word, sizeof word, "%s%x", words[(i * 37 + seed) % WORDS], i * 7 + seed * 1000);
        else snprintf(word, sizeof word, "%s", words[(i * 37 + seed * 11 + i * seed) % WORDS]);
        if (i) strcat(out, " ");
        strcat(out, word);
    }
}

int main(int argc, char **argv) {
    const char *file = argc > 1 ? argv[1] : "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf";
    PangoFontMap *map = pango_cairo_font_map_get_default();
    PangoContext *context = pango_font_map_create_context(map);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
    char text[4096];
    int width, height;

    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    paragraph(text, 1, 0);
    pango_layout_set_text(layout, text, -1);
    pango_layout_set_width(layout, 300 * PANGO_SCALE);
    pango_layout_get_size(layout, &width, &height);

    double start = now();
    for (int i = 0; i < 10000; i++) pango_layout_get_size(layout, &width, &height);
    double known = (now() - start) / 10000;

    start = now();
    for (int i = 0; i < 200; i++) {
        pango_layout_set_width(layout, (200 + (i % 97) * 2) * PANGO_SCALE);
        pango_layout_get_size(layout, &width, &height);
    }
    double rewrap = (now() - start) / 200;

    start = now();
    for (int i = 0; i < 100; i++) {
        PangoLayout *fresh = pango_layout_new(context);
        pango_layout_set_font_description(fresh, font);
        paragraph(text, i + 2, 0);
        pango_layout_set_text(fresh, text, -1);
        pango_layout_set_width(fresh, 300 * PANGO_SCALE);
        pango_layout_get_size(fresh, &width, &height);
        g_object_unref(fresh);
    }
    double fresh_known = (now() - start) / 100;

    start = now();
    for (int i = 0; i < 50; i++) {
        PangoLayout *fresh = pango_layout_new(context);
        pango_layout_set_font_description(fresh, font);
        paragraph(text, i + 2, 1);
        pango_layout_set_text(fresh, text, -1);
        pango_layout_set_width(fresh, 300 * PANGO_SCALE);
        pango_layout_get_size(fresh, &width, &height);
        g_object_unref(fresh);
    }
    double cold = (now() - start) / 50;

    start = now();
    for (int i = 0; i < 200; i++) {
        PangoLayout *fresh = pango_layout_new(context);
        pango_layout_set_font_description(fresh, font);
        pango_layout_set_text(fresh, words[i % WORDS], -1);
        pango_layout_get_size(fresh, &width, &height);
        g_object_unref(fresh);
    }
    double word = (now() - start) / 200;

    FT_Library library;
    FT_Face face;
    if (FT_Init_FreeType(&library) || FT_New_Face(library, file, 0, &face)) {
        fprintf(stderr, "text: cannot open %s\n", file);
        return 1;
    }
    FT_Set_Char_Size(face, 17 * 64, 0, 72, 72);
    hb_blob_t *blob = hb_blob_create_from_file(file);
    hb_face_t *hbface = hb_face_create(blob, 0);
    hb_font_t *hb = hb_font_create(hbface);
    hb_font_set_scale(hb, 17 * 64, 17 * 64);
    hb_buffer_t *buffer = hb_buffer_create();
    double shape = 0;
    for (int round = 0; round < 2; round++) {
        start = now();
        for (int i = 0; i < 50; i++) {
            paragraph(text, i + 2, 1);
            hb_buffer_reset(buffer);
            hb_buffer_add_utf8(buffer, text, -1, 0, -1);
            hb_buffer_guess_segment_properties(buffer);
            hb_shape(hb, buffer, NULL, 0);
        }
        shape = (now() - start) / 50;
    }
    double one = 0;
    start = now();
    for (int i = 0; i < 200; i++) {
        hb_buffer_reset(buffer);
        hb_buffer_add_utf8(buffer, words[i % WORDS], -1, 0, -1);
        hb_buffer_guess_segment_properties(buffer);
        hb_shape(hb, buffer, NULL, 0);
    }
    one = (now() - start) / 200;

    printf("{\"pango\": {\"warm measure, known width ns\": %f, \"warm re-wrap, 60 words ns\": %f, "
           "\"new paragraph of known words ns\": %f, \"cold paragraph ns\": %f, \"one known word ns\": %f}, "
           "\"harfbuzz\": {\"cold paragraph ns\": %f, \"one known word ns\": %f}}\n",
           known, rewrap, fresh_known, cold, word, shape, one);
    return 0;
}
