#include <gtk/gtk.h>
#include <gio/gio.h>
#include <glib-unix.h>

// Swift sees neither macros with casts nor functions with a variable number of arguments: these few stand in for them.
// No cast is checked; each caller knows what it made.

static inline void quadrant_connect(gpointer object, const char *signal, GCallback function, gpointer data) {
    g_signal_connect_data(object, signal, function, data, NULL, (GConnectFlags)0);
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

static inline GMenuModel *quadrant_menu_model(GMenu *menu) { return (GMenuModel *)menu; }
static inline GActionGroup *quadrant_action_group(GSimpleActionGroup *group) { return (GActionGroup *)group; }
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
