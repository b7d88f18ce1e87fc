/// What to add to the width of every letter: small text is spaced wider, and text of middle size closer.
enum SystemTracking {
    /// Returns the tracking in 1/2048 em.
    ///
    /// - Behaviour: documented (Human Interface Guidelines, tracking values, there in hundredths of a point); at 8, 11,
    ///   12, 13, 15, 16, 17, 20, 22, 28, 29, 33, 34, 36 and 39 points recorded (R790). Linear between these.
    static func tracking(at size: Double) -> Double { PiecewiseLine.value(at: size, along: values) }

    private static let values: [(x: Double, y: Double)] = [
        (6, 83), (7, 69), (8, 52), (9, 39), (10, 25), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
        (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 12), (26, 17),
        (27, 22), (28, 28), (29, 27), (33, 24), (34, 23), (36, 21), (37, 20), (39, 19), (40, 19), (41, 18), (43, 18),
        (44, 17), (45, 16), (47, 16), (48, 15), (49, 14), (51, 14), (52, 13), (54, 12), (56, 11), (58, 10), (60, 9),
        (62, 8), (64, 7), (66, 6), (68, 5), (70, 4), (76, 2), (80, 0),
    ]
}
