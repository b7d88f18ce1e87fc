// What every peer needs to measure itself: a clock, its memory, and percentiles.

#ifndef MEASURING_H
#define MEASURING_H

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

/// Returns the nanoseconds of a monotonic clock.
static inline double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

/// Returns how many bytes of memory the process holds.
static inline double resident_bytes(void) {
    char text[128] = {0};
    int file = open("/proc/self/statm", O_RDONLY);
    if (file < 0) return 0;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    const char *second = length > 0 ? strchr(text, ' ') : NULL;
    return second ? (double)strtoul(second, NULL, 10) * (double)sysconf(_SC_PAGESIZE) : 0;
}

static inline int compare_numbers(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

/// Sorts the numbers, and returns the one that is above a `fraction` of them.
static inline double percentile(double *numbers, int count, double fraction) {
    qsort(numbers, (size_t)count, sizeof *numbers, compare_numbers);
    return numbers[(int)(fraction * (count - 1))];
}

/// Returns the median time of inserting or removing an item: half of each pair of neighbours.
static inline double median_edit(double *times, int count) {
    for (int pair = 0; pair < count / 2; pair++) times[pair] = (times[2 * pair] + times[2 * pair + 1]) / 2;
    return percentile(times, count / 2, 0.5);
}

// The screen, and its rows of six items.
enum { screen_width = 375, screen_height = 812, item_side = 50, row_step = 60, items_per_row = 6, item_count = 1000000 };

// Steps of one row, to and fro.
enum { warm_up_steps = 100, timed_steps = 300, steps_to_turn = 50 };

static inline double step_distance(int step) { return step / steps_to_turn % 2 == 0 ? row_step : -row_step; }

// A fling of a hundred frames, from 4,800 points per second on, and the next one. Of the velocity, 0.998 is left after a
// millisecond (rule M8).
enum { frames_of_fling = 100 };

static inline double fling_velocity(int frame) {
    double velocity = 4800;
    for (int passed = 0; passed < frame % frames_of_fling; passed++) velocity *= 0.96719;
    return velocity;
}

static inline double fling_distance(int frame) { return fling_velocity(frame) / 60; }

#endif
