// GTK's ListView with ten thousand rows of boxes, labels and buttons: those of
// Sources/Benchmarks/Scenes/Feed/FeedCell.swift.
//
// A step is the time from moving the adjustment by 60 points to the end of the frame clock's layout phase: binding,
// measuring and placing rows. Painting isn't timed. There are fewer steps than for other engines, because each takes
// tens of milliseconds. The first ones don't count: GTK makes 205 rows before the first frame, and binds no others
// until it has scrolled past those.

#include <gtk/gtk.h>

#include "measuring.h"

enum { post_count = 10000, picture_count = 8, feed_warm_up = 600, feed_steps = 150 };

// The content of a row.

#define POST_TYPE (post_get_type())
G_DECLARE_FINAL_TYPE(Post, post, FEED, POST, GObject)

struct _Post {
    GObject parent;
    char *name, *text, *note, *likes, *replies;
    int picture;
};

G_DEFINE_TYPE(Post, post, G_TYPE_OBJECT)

static void post_class_init(PostClass *class) {}
static void post_init(Post *post) {}

/// The same content as in FeedPost.swift for the same number.
static char *words(int count, guint32 seed) {
    static const char *vocabulary[] = {"river", "window", "a", "paper", "orange", "of", "letter", "green", "to", "morning",
                                       "and", "summer", "stone", "in", "harbour", "bright"};
    GString *text = g_string_new(NULL);
    for (int place = 0; place < count; place++) {
        seed = seed * 1664525u + 1013904223u;
        g_string_append_printf(text, "%s%s", place ? " " : "", vocabulary[(seed >> 16) % G_N_ELEMENTS(vocabulary)]);
    }
    return g_string_free(text, FALSE);
}

static GListModel *make_posts(void) {
    GListStore *posts = g_list_store_new(POST_TYPE);
    for (int number = 0; number < post_count; number++) {
        Post *post = g_object_new(POST_TYPE, NULL);
        post->name = words(2, (guint32)number);
        post->text = words(20 + number % 3, 7 * (guint32)number);
        char *word = words(1, (guint32)number);
        if (number % 3 != 2) post->note = g_strdup_printf("Seen by %d and %s", number % 89, word);
        g_free(word);
        post->likes = g_strdup_printf("Like %d", number % 97);
        post->replies = g_strdup_printf("Reply %d", number % 31);
        post->picture = number % picture_count;
        g_list_store_append(posts, post);
        g_object_unref(post);
    }
    return G_LIST_MODEL(posts);
}

static GdkPaintable *pictures[picture_count];

static void make_pictures(void) {
    for (int number = 0; number < picture_count; number++) {
        GdkPixbuf *pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, FALSE, 8, 40, 40);
        gdk_pixbuf_fill(pixels, 0x5588aaffu + 0x10000000u * (guint32)number);
        pictures[number] = GDK_PAINTABLE(gdk_texture_new_for_pixbuf(pixels));
        g_object_unref(pixels);
    }
}

// The widgets of a row.

typedef struct {
    GtkWidget *picture, *name, *text, *note, *like, *reply;
} Row;

static int created;
static long bound;

static GtkWidget *label(GtkWidget *box, const char *class) {
    GtkWidget *label = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_add_css_class(label, class);
    gtk_box_append(GTK_BOX(box), label);
    return label;
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    Row *row = g_new0(Row, 1);
    created++;
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);
    row->picture = gtk_image_new();
    gtk_image_set_pixel_size(GTK_IMAGE(row->picture), 40);
    gtk_widget_set_valign(row->picture, GTK_ALIGN_START);
    gtk_box_append(GTK_BOX(box), row->picture);
    GtkWidget *texts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    gtk_widget_set_hexpand(texts, TRUE);
    gtk_box_append(GTK_BOX(box), texts);
    row->name = label(texts, "name");
    row->text = label(texts, "text");
    gtk_label_set_wrap(GTK_LABEL(row->text), TRUE);
    row->note = label(texts, "note");
    GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 16);
    gtk_box_append(GTK_BOX(texts), buttons);
    row->like = gtk_button_new_with_label("");
    row->reply = gtk_button_new_with_label("");
    gtk_button_set_has_frame(GTK_BUTTON(row->like), FALSE);
    gtk_button_set_has_frame(GTK_BUTTON(row->reply), FALSE);
    gtk_box_append(GTK_BOX(buttons), row->like);
    gtk_box_append(GTK_BOX(buttons), row->reply);
    g_object_set_data_full(G_OBJECT(item), "row", row, g_free);
    gtk_list_item_set_child(item, box);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    Row *row = g_object_get_data(G_OBJECT(item), "row");
    Post *post = gtk_list_item_get_item(item);
    bound++;
    gtk_image_set_from_paintable(GTK_IMAGE(row->picture), pictures[post->picture]);
    gtk_label_set_label(GTK_LABEL(row->name), post->name);
    gtk_label_set_label(GTK_LABEL(row->text), post->text);
    gtk_label_set_label(GTK_LABEL(row->note), post->note ? post->note : "");
    gtk_widget_set_visible(row->note, post->note != NULL);
    gtk_button_set_label(GTK_BUTTON(row->like), post->likes);
    gtk_button_set_label(GTK_BUTTON(row->reply), post->replies);
}

// Measurements.

static double start_time, start_memory, first_layout, step_start, layout_end, times[feed_steps];
static int step = -1;
static gboolean is_done;
static GtkAdjustment *adjustment;

static void laid_out(GdkFrameClock *clock, gpointer data) {
    layout_end = now();
    if (first_layout == 0) first_layout = layout_end - start_time;
}

/// Runs before layout: records the time of the last step, and makes the next one.
static gboolean update(GtkWidget *window, GdkFrameClock *clock, gpointer data) {
    if (step >= feed_warm_up) times[step - feed_warm_up] = layout_end - step_start;
    step++;
    if (step == feed_warm_up) bound = 0;
    if (step == feed_warm_up + feed_steps) {
        is_done = TRUE;
        return G_SOURCE_REMOVE;
    }
    step_start = now();
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + row_step);
    return G_SOURCE_CONTINUE;
}

int main(int count, char **arguments) {
    GListModel *model = make_posts();
    make_pictures();
    start_memory = resident_bytes();
    start_time = now();
    if (!gtk_init_check()) return 1;
    GtkCssProvider *style = gtk_css_provider_new();
    gtk_css_provider_load_from_data(
        style,
        "listview > row { padding: 12px 16px; } label { font-family: 'Liberation Sans'; font-size: 15px; }"
        ".name { font-size: 17px; font-weight: bold; } .note { font-size: 13px; }",
        -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);

    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(model)), factory);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    GtkWidget *window = gtk_window_new();
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), screen_width, screen_height);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    gtk_widget_realize(window);
    g_signal_connect_after(gtk_widget_get_frame_clock(window), "layout", G_CALLBACK(laid_out), NULL);
    gtk_window_present(GTK_WINDOW(window));
    while (first_layout == 0) g_main_context_iteration(NULL, TRUE);

    gtk_widget_add_tick_callback(window, update, NULL, NULL);
    while (!is_done) g_main_context_iteration(NULL, TRUE);
    double sum = 0;
    for (int place = 0; place < feed_steps; place++) sum += times[place];
    printf(
        "{\"name\":\"GTK\",\"firstLayout\":%.0f,\"memory\":%.0f,\"meanStep\":%.0f,\"slowStep\":%.0f,"
        "\"cellsCreated\":%d,\"cellsBoundPerStep\":%.2f}\n",
        first_layout, resident_bytes() - start_memory, sum / feed_steps, percentile(times, feed_steps, 0.99), created,
        (double)bound / feed_steps);
    return 0;
}
