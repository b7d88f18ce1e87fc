// GTK's GridView with a million bare items: the first layout, scrolling row by row, and (with arguments) an item that is
// inserted at the front and removed again ("edited-grid"), or flings ("flung-grid"). With "shown-grid" the program measures
// nothing: its cells have a colour and stay on screen until it's ended.
//
// A step is the time from setting the adjustment, or reporting the change of the list, to the end of the frame clock's
// layout phase. Painting isn't timed. GTK has no call that flings, so the adjustment follows the curve of iOS.

#include <gtk/gtk.h>

#include "measuring.h"

// A list of a million items that makes an item on request.

static guint items_now = item_count;

typedef struct {
    GObject parent;
} Items;
typedef struct {
    GObjectClass parent;
} ItemsClass;

static GType items_type(GListModel *list) { return G_TYPE_OBJECT; }
static guint items_count(GListModel *list) { return items_now; }
static gpointer items_item(GListModel *list, guint position) {
    return position < items_now ? g_object_new(G_TYPE_OBJECT, NULL) : NULL;
}

static void items_list_model_init(GListModelInterface *interface) {
    interface->get_item_type = items_type;
    interface->get_n_items = items_count;
    interface->get_item = items_item;
}

G_DEFINE_TYPE_WITH_CODE(
    Items, items, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, items_list_model_init))

static void items_class_init(ItemsClass *class) {}
static void items_init(Items *items) {}

// Measurements.

static double start_time, start_memory, first_layout, first_memory;
static double step_start, layout_end, times[timed_steps];
static int step = -1;
static long bound;
static gboolean is_done, is_edited, is_flung, is_shown;
static GListModel *model;
static GtkAdjustment *adjustment;

/// A container and one child.
static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *child = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_widget_set_size_request(box, row_step, row_step);
    gtk_widget_set_size_request(child, item_side, item_side);
    gtk_box_append(GTK_BOX(box), child);
    gtk_list_item_set_child(item, box);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) { bound++; }

/// Runs after everything that GTK does in the layout phase.
static void laid_out(GdkFrameClock *clock, gpointer data) {
    layout_end = now();
    if (first_layout == 0) {
        first_layout = layout_end - start_time;
        first_memory = resident_bytes() - start_memory;
    }
}

static void scroll(void) {
    double top = gtk_adjustment_get_value(adjustment);
    double distance = is_flung ? fling_distance(step) : step_distance(step - 1);
    double next = step == 0 ? (double)(item_count / items_per_row / 2) * row_step : top + distance;
    step_start = now();
    gtk_adjustment_set_value(adjustment, next);
}

static void edit(void) {
    gboolean is_insertion = step % 2 == 0;
    items_now = item_count + is_insertion;
    step_start = now();
    g_list_model_items_changed(model, 0, !is_insertion, is_insertion);
}

/// Runs before layout: records the time of the last step, and makes the next one.
static gboolean update(GtkWidget *window, GdkFrameClock *clock, gpointer data) {
    if (step >= warm_up_steps) times[step - warm_up_steps] = layout_end - step_start;
    step++;
    if (step == warm_up_steps) bound = 0;
    if (step == warm_up_steps + timed_steps) {
        is_done = TRUE;
        return G_SOURCE_REMOVE;
    }
    is_edited ? edit() : scroll();
    return G_SOURCE_CONTINUE;
}

int main(int count, char **arguments) {
    start_memory = resident_bytes();
    start_time = now();
    is_edited = count > 1 && strcmp(arguments[1], "edited-grid") == 0;
    is_flung = count > 1 && strcmp(arguments[1], "flung-grid") == 0;
    is_shown = count > 1 && strcmp(arguments[1], "shown-grid") == 0;
    if (!gtk_init_check()) return 1;

    GtkCssProvider *style = gtk_css_provider_new();
    // With the theme a row would be 74 points high.
    gtk_css_provider_load_from_data(
        style,
        is_shown ? "gridview, gridview > child, gridview box { padding: 0; margin: 0; border: none; }"
                   "gridview box box { background: #48f; }"
                 : "gridview, gridview > child, gridview box { padding: 0; margin: 0; border: none; }",
        -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    model = g_object_new(items_get_type(), NULL);
    GtkWidget *grid = gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), items_per_row);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), items_per_row);

    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), grid);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), screen_width, screen_height);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    gtk_widget_realize(window);
    g_signal_connect_after(gtk_widget_get_frame_clock(window), "layout", G_CALLBACK(laid_out), NULL);
    gtk_window_present(GTK_WINDOW(window));
    while (first_layout == 0 || is_shown) g_main_context_iteration(NULL, TRUE);

    gtk_widget_add_tick_callback(window, update, NULL, NULL);
    while (!is_done) g_main_context_iteration(NULL, TRUE);
    if (is_edited) {
        printf("{\"name\":\"GTK\",\"edit\":%.0f}\n", median_edit(times, timed_steps));
        return 0;
    }
    if (is_flung) {
        printf("{\"name\":\"GTK\",\"flingFrame\":%.0f}\n", percentile(times, timed_steps, 0.5));
        return 0;
    }
    printf(
        "{\"name\":\"GTK\",\"firstLayout\":%.0f,\"memory\":%.0f,\"step\":%.0f,\"slowStep\":%.0f,"
        "\"cellsBoundPerStep\":%.2f}\n",
        first_layout, first_memory, percentile(times, timed_steps, 0.5), percentile(times, timed_steps, 0.99),
        (double)bound / timed_steps);
    return 0;
}
