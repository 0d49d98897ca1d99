#include <gtk/gtk.h>
#include <gio/gio.h>
#include <glib-unix.h>
#include <string.h>

// Swift sees neither macros with casts nor functions with a variable number of arguments: these few stand in for them.
// No cast is checked; each caller knows what it made.

static inline void quadrant_connect(gpointer object, const char *signal, GCallback function, gpointer data) {
    g_signal_connect_data(object, signal, function, data, NULL, (GConnectFlags)0);
}

// The same for functions of known types.
static inline void quadrant_connect_signal(gpointer object, const char *signal, void (*function)(gpointer, gpointer),
                                           gpointer data) {
    quadrant_connect(object, signal, G_CALLBACK(function), data);
}
static inline void quadrant_connect_action(GSimpleAction *action,
                                           void (*function)(GSimpleAction *, GVariant *, gpointer),
                                           gpointer data) {
    quadrant_connect(action, "activate", G_CALLBACK(function), data);
}
static inline void quadrant_connect_drops(GtkDropTarget *target,
                                          unsigned (*moved)(GtkDropTarget *, double, double, gpointer),
                                          void (*left)(gpointer, gpointer),
                                          gboolean (*dropped)(GtkDropTarget *, const GValue *, double, double,
                                                              gpointer),
                                          gpointer data) {
    quadrant_connect(target, "enter", G_CALLBACK(moved), data);
    quadrant_connect(target, "motion", G_CALLBACK(moved), data);
    quadrant_connect(target, "leave", G_CALLBACK(left), data);
    quadrant_connect(target, "drop", G_CALLBACK(dropped), data);
}

static inline GtkWindow *quadrant_window(GtkWidget *widget) { return (GtkWindow *)widget; }
static inline GObject *quadrant_object(GtkWidget *widget) { return (GObject *)widget; }
static inline GtkFixed *quadrant_fixed(GtkWidget *widget) { return (GtkFixed *)widget; }
static inline GtkBox *quadrant_box(GtkWidget *widget) { return (GtkBox *)widget; }
static inline GtkOverlay *quadrant_overlay(GtkWidget *widget) { return (GtkOverlay *)widget; }
static inline GtkDrawingArea *quadrant_area(GtkWidget *widget) { return (GtkDrawingArea *)widget; }
static inline GtkEventController *quadrant_controller(gpointer object) { return (GtkEventController *)object; }
static inline GtkNative *quadrant_native(GtkWidget *widget) { return (GtkNative *)gtk_widget_get_native(widget); }
static inline GdkSurface *quadrant_surface(GtkWidget *widget) {
    GtkNative *native = gtk_widget_get_native(widget);
    return native ? gtk_native_get_surface(native) : NULL;
}

static inline gboolean quadrant_flag(gpointer object, const char *property) {
    gboolean value = FALSE;
    g_object_get(object, property, &value, NULL);
    return value;
}
static inline int quadrant_number(gpointer object, const char *property) {
    int value = 0;
    g_object_get(object, property, &value, NULL);
    return value;
}
static inline char *quadrant_string(gpointer object, const char *property) {
    char *value = NULL;
    g_object_get(object, property, &value, NULL);
    return value;
}

// An empty widget that assistive technology sees.
static inline GtkWidget *quadrant_accessible(GType type, int role) {
    return (GtkWidget *)g_object_new(type, "accessible-role", role, "focusable", FALSE, "can-target", FALSE, NULL);
}
static inline void quadrant_say(GtkWidget *widget, int property, const char *text) {
    if (text)
        gtk_accessible_update_property((GtkAccessible *)widget, (GtkAccessibleProperty)property, text, -1);
    else
        gtk_accessible_reset_property((GtkAccessible *)widget, (GtkAccessibleProperty)property);
}
static inline void quadrant_state(GtkWidget *widget, int state, int value) {
    gtk_accessible_update_state((GtkAccessible *)widget, (GtkAccessibleState)state, value, -1);
}
static inline void quadrant_range(GtkWidget *widget, double value, double low, double high, double step) {
    GtkAdjustment *adjustment = gtk_range_get_adjustment((GtkRange *)widget);
    gtk_adjustment_configure(adjustment, value, low, high, step, step, 0);
}
static inline double quadrant_range_value(GtkWidget *widget) { return gtk_range_get_value((GtkRange *)widget); }
static inline void quadrant_label(GtkWidget *widget, const char *text) { gtk_label_set_text((GtkLabel *)widget, text); }
static inline void quadrant_text(GtkWidget *widget, const char *text) {
    gtk_editable_set_text((GtkEditable *)widget, text);
}
static inline const char *quadrant_text_of(GtkWidget *widget) { return gtk_editable_get_text((GtkEditable *)widget); }

// Opens a menu at a point of the widget that it belongs to.
static inline void quadrant_popup(GtkWidget *widget, int x, int y) {
    GtkPopover *popover = (GtkPopover *)widget;
    GdkRectangle point = {x, y, 1, 1};
    gtk_popover_set_pointing_to(popover, &point);
    gtk_popover_set_has_arrow(popover, FALSE);
    gtk_popover_set_position(popover, GTK_POS_BOTTOM);
    gtk_widget_set_halign(widget, GTK_ALIGN_START);
    gtk_popover_popup(popover);
}

// What other programs drop: text, or files.
static inline GtkDropTarget *quadrant_drop_target(void) {
    GtkDropTarget *target = gtk_drop_target_new(G_TYPE_INVALID, (GdkDragAction)(GDK_ACTION_COPY | GDK_ACTION_MOVE));
    GType types[] = {GDK_TYPE_FILE_LIST, G_TYPE_STRING};
    gtk_drop_target_set_gtypes(target, types, 2);
    gtk_drop_target_set_preload(target, TRUE);
    return target;
}
static inline const char *quadrant_value_text(const GValue *value) {
    return value && G_VALUE_HOLDS_STRING(value) ? g_value_get_string(value) : NULL;
}
// The addresses of the files of a dropped value, in lines, to be freed; NULL for another value.
static inline char *quadrant_value_files(const GValue *value) {
    if (!value || !G_VALUE_HOLDS(value, GDK_TYPE_FILE_LIST)) return NULL;
    GSList *files = gdk_file_list_get_files((GdkFileList *)g_value_get_boxed(value));
    GString *lines = g_string_new(NULL);
    for (GSList *at = files; at; at = at->next) {
        char *address = g_file_get_uri((GFile *)at->data);
        g_string_append_printf(lines, "%s\n", address);
        g_free(address);
    }
    g_slist_free(files);
    return g_string_free(lines, FALSE);
}
static inline GtkDragIcon *quadrant_drag_icon(GdkDrag *drag) {
    return (GtkDragIcon *)gtk_drag_icon_get_for_drag(drag);
}
// What a drag offers: addresses in lines of text/uri-list, and text; either may be NULL.
static inline GdkContentProvider *quadrant_content(const char *addresses, const char *text) {
    GdkContentProvider *parts[2];
    int count = 0;
    if (addresses) {
        GBytes *bytes = g_bytes_new(addresses, strlen(addresses));
        parts[count++] = gdk_content_provider_new_for_bytes("text/uri-list", bytes);
        g_bytes_unref(bytes);
    }
    if (text) parts[count++] = gdk_content_provider_new_typed(G_TYPE_STRING, text);
    return count == 1 ? parts[0] : gdk_content_provider_new_union(parts, count);
}

static inline GMenuModel *quadrant_menu_model(GMenu *menu) { return (GMenuModel *)menu; }
static inline GActionGroup *quadrant_action_group(GSimpleActionGroup *group) { return (GActionGroup *)group; }
static inline GActionMap *quadrant_action_map(GSimpleActionGroup *group) { return (GActionMap *)group; }
static inline void quadrant_add_action(GSimpleActionGroup *group, GSimpleAction *action) {
    g_action_map_add_action((GActionMap *)group, (GAction *)action);
}

// A source that is asked before each wait. There is one of it.
static inline GSource *quadrant_source(gboolean (*prepare)(GSource *, int *), gboolean (*check)(GSource *),
                                       gboolean (*dispatch)(GSource *, GSourceFunc, gpointer)) {
    static GSourceFuncs functions;
    functions.prepare = prepare;
    functions.check = check;
    functions.dispatch = dispatch;
    return g_source_new(&functions, sizeof(GSource));
}

// What libdispatch offers to run loops other than its own (CoreFoundation's uses the same two).
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
