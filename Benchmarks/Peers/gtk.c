// The layout workloads with GTK 4 boxes, measured and allocated without a window. Prints figures as JSON.
#define _GNU_SOURCE
#include <gtk/gtk.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

static int nodes;
static GtkWidget *changing;

static GtkWidget *leaf(int width, int height) {
    GtkWidget *made = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_size_request(made, width, height);
    gtk_widget_set_halign(made, GTK_ALIGN_START);
    gtk_widget_set_valign(made, GTK_ALIGN_START);
    nodes++;
    return made;
}

static GtkWidget *box(int is_row, int gap) {
    GtkWidget *made = gtk_box_new(is_row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, gap);
    gtk_widget_set_halign(made, GTK_ALIGN_START);
    gtk_widget_set_valign(made, GTK_ALIGN_START);
    nodes++;
    return made;
}

static GtkWidget *wide(int rows) {
    GtkWidget *root = box(0, 4);
    for (int r = 0; r < rows; r++) {
        GtkWidget *row = box(1, 2);
        for (int i = 0; i < 10; i++) {
            GtkWidget *one = leaf(10 + (r * 7 + i * 3) % 23, 8 + (r + i) % 9);
            if (r == rows / 2 && i == 5) changing = one;
            gtk_box_append(GTK_BOX(row), one);
        }
        gtk_box_append(GTK_BOX(root), row);
    }
    return root;
}

static GtkWidget *deep(int levels) {
    GtkWidget *made = box(levels % 2 == 0, 1);
    GtkWidget *one = leaf(5, 4);
    if (levels == 1) changing = one;
    gtk_box_append(GTK_BOX(made), one);
    if (levels > 1) gtk_box_append(GTK_BOX(made), deep(levels - 1));
    gtk_box_append(GTK_BOX(made), leaf(3, 7));
    return made;
}

static GtkWidget *flexible(int rows) {
    GtkWidget *root = box(0, 4);
    gtk_widget_set_halign(root, GTK_ALIGN_FILL);
    for (int r = 0; r < rows; r++) {
        GtkWidget *row = box(1, 2);
        gtk_widget_set_halign(row, GTK_ALIGN_FILL);
        for (int i = 0; i < 4; i++) {
            GtkWidget *one = leaf(i == 3 ? 0 : 20 + (r + i * 5) % 40, 20);
            gtk_widget_set_halign(one, GTK_ALIGN_FILL);
            gtk_widget_set_hexpand(one, TRUE);
            if (r == rows / 2 && i == 1) changing = one;
            gtk_box_append(GTK_BOX(row), one);
        }
        gtk_box_append(GTK_BOX(root), row);
    }
    return root;
}

static void lay_out(GtkWidget *root, int width) {
    int least, natural;
    gtk_widget_measure(root, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
    if (width < least) width = least;
    gtk_widget_measure(root, GTK_ORIENTATION_VERTICAL, width, &least, &natural, NULL, NULL);
    gtk_widget_allocate(root, width, natural, -1, NULL);
}

static void run(const char *name, GtkWidget *root, int width, int is_last) {
    g_object_ref_sink(root);
    double start = now();
    lay_out(root, width);
    double first = (now() - start) / nodes;
    double times[6];
    for (int turn = 0; turn < 6; turn++) {
        gtk_widget_set_size_request(changing, 14 + 3 * (turn % 2), -1);
        start = now();
        lay_out(root, width);
        times[turn] = now() - start;
    }
    start = now();
    for (int i = 0; i < 100; i++) lay_out(root, width);
    double nothing = (now() - start) / 100;
    printf("\"%s\": {\"nodes\": %d, \"layout/node ns\": %f, \"one width ns\": %f, \"no-op ns\": %f}%s", name, nodes, first,
           (times[3] + times[4]) / 2, nothing, is_last ? "" : ", ");
    nodes = 0;
}

int main(int argc, char **argv) {
    int rows = argc > 1 && strcmp(argv[1], "--small") == 0 ? 100 : 1000;
    if (!gtk_init_check()) {
        fprintf(stderr, "gtk: no display\n");
        return 1;
    }
    printf("{");
    run("a wide", wide(rows), 390, 0);
    run("b deep 16", deep(16), 390, 0);
    run("b deep 1000", deep(1000), 390, 0);
    run("d flexible", flexible(rows), 800, 1);
    printf("}\n");
    return 0;
}
