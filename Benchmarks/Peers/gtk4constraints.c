// GTK's GtkConstraintLayout with the row of 12 widgets and 30 constraints in
// Sources/Benchmarks/Scenes/ConstrainedCell.swift.
//
// A measurement sets other texts in two labels, and asks the row for its height at the width of the screen, as
// GtkListView asks its rows. Nothing is painted.

#include <gtk/gtk.h>

#include "measuring.h"

enum { warm_up = 50, rounds = 9 };

static GtkWidget *row;
static GtkConstraintLayout *layout;
static int constraint_count, widget_count;

static GtkWidget *add(GtkWidget *widget, int width, int height) {
    gtk_widget_set_size_request(widget, width, height);
    gtk_widget_set_parent(widget, row);
    widget_count++;
    return widget;
}

static GtkWidget *part(int width, int height) { return add(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), width, height); }

static GtkWidget *text(void) {
    GtkWidget *label = gtk_label_new("");
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    return add(label, -1, -1);
}

/// A NULL target is a number; `row` is the layout itself.
static void pin(
    GtkWidget *target, GtkConstraintAttribute attribute, GtkWidget *source, GtkConstraintAttribute other, double constant) {
    gpointer from = target == row ? NULL : target;
    gpointer to = source == row ? NULL : source;
    gtk_constraint_layout_add_constraint(
        layout, gtk_constraint_new(
                    from, attribute, GTK_CONSTRAINT_RELATION_EQ, to, other, 1, constant, GTK_CONSTRAINT_STRENGTH_REQUIRED));
    constraint_count++;
}

static void pin_number(GtkWidget *target, GtkConstraintAttribute attribute, double number) {
    gtk_constraint_layout_add_constraint(
        layout, gtk_constraint_new_constant(
                    target, attribute, GTK_CONSTRAINT_RELATION_EQ, number, GTK_CONSTRAINT_STRENGTH_REQUIRED));
    constraint_count++;
}

static GtkWidget *title, *body;

static void make_row(void) {
    row = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0));
    layout = GTK_CONSTRAINT_LAYOUT(gtk_constraint_layout_new());
    gtk_widget_set_layout_manager(row, GTK_LAYOUT_MANAGER(layout));
    GtkWidget *avatar = part(-1, -1), *badge = part(14, 14);
    title = text();
    body = text();
    GtkWidget *time = part(60, 16), *photo = part(80, 60);
    GtkWidget *like = part(24, 24), *reply = part(24, 24), *share = part(24, 24), *count = part(40, 16);
    GtkWidget *more = part(24, 24), *line = part(-1, 1);
#define SAME(a, x, b, y, c) pin(a, GTK_CONSTRAINT_ATTRIBUTE_##x, b, GTK_CONSTRAINT_ATTRIBUTE_##y, c)
    SAME(avatar, START, row, START, 16);
    SAME(avatar, TOP, row, TOP, 12);
    pin_number(avatar, GTK_CONSTRAINT_ATTRIBUTE_WIDTH, 44);
    SAME(avatar, HEIGHT, avatar, WIDTH, 0);
    SAME(badge, END, avatar, END, 0);
    SAME(badge, BOTTOM, avatar, BOTTOM, 0);
    SAME(title, START, avatar, END, 12);
    SAME(title, TOP, row, TOP, 12);
    SAME(title, END, time, START, -8);
    SAME(time, END, row, END, -16);
    SAME(time, TOP, title, TOP, 0);
    SAME(body, START, title, START, 0);
    SAME(body, TOP, title, BOTTOM, 4);
    SAME(body, END, row, END, -16);
    SAME(photo, START, title, START, 0);
    SAME(photo, TOP, body, BOTTOM, 8);
    SAME(like, START, title, START, 0);
    SAME(like, TOP, photo, BOTTOM, 8);
    SAME(reply, START, like, END, 24);
    SAME(reply, CENTER_Y, like, CENTER_Y, 0);
    SAME(share, START, reply, END, 24);
    SAME(share, CENTER_Y, like, CENTER_Y, 0);
    SAME(count, START, share, END, 8);
    SAME(count, CENTER_Y, like, CENTER_Y, 0);
    SAME(more, END, row, END, -16);
    SAME(more, CENTER_Y, like, CENTER_Y, 0);
    SAME(line, START, title, START, 0);
    SAME(line, END, row, END, -16);
    SAME(line, TOP, like, BOTTOM, 12);
    SAME(line, BOTTOM, row, BOTTOM, 0);
}

static const char *words[] = {"river", "window", "a", "paper", "orange", "of", "letter", "green", "to", "morning"};

static char *make_text(int count, int first) {
    GString *text = g_string_new(NULL);
    for (int place = 0; place < count; place++)
        g_string_append_printf(text, "%s%s", place ? " " : "", words[(first + place * 3) % 10]);
    return g_string_free(text, FALSE);
}

int main(int argument_count, char **arguments) {
    if (!gtk_init_check()) return 1;
    int repetitions = argument_count > 1 ? atoi(arguments[1]) : 100;
    char *titles[16], *bodies[16];
    for (int number = 0; number < 16; number++) {
        titles[number] = make_text(3 + number % 5, number);
        bodies[number] = make_text(8 + number * 7 % 25, number);
    }
    make_row();
    if (widget_count != 12 || constraint_count != 30) return 2;
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), screen_width, screen_height);
    gtk_window_set_child(GTK_WINDOW(window), row);
    gtk_widget_realize(window);

    double times[rounds];
    long step = 0, height_sum = 0;
    for (int round = -1; round < rounds; round++) {
        int count = round < 0 ? warm_up : repetitions;
        double start = now();
        for (int repetition = 0; repetition < count; repetition++, step++) {
            gtk_label_set_label(GTK_LABEL(title), titles[step % 16]);
            gtk_label_set_label(GTK_LABEL(body), bodies[step % 16]);
            int least, natural;
            gtk_widget_measure(row, GTK_ORIENTATION_VERTICAL, screen_width, &least, &natural, NULL, NULL);
            height_sum += natural;
        }
        if (round >= 0) times[round] = (now() - start) / count;
    }
    if (height_sum <= 0) return 3;
    printf("{\"name\":\"GTK 4 constraints\",\"perItem\":%.0f}\n", percentile(times, rounds, 0.5));
    return 0;
}
