extension UIStackView {
    /// How views share the length of a stack.
    public enum Distribution: Int, Sendable {
        /// They fill it; the one that is hugged least stretches, the one that resists least shrinks.
        case fill = 0
        /// They are equally long, and fill it.
        case fillEqually = 1
        /// They fill it as their intrinsic lengths are to each other.
        case fillProportionally = 2
        /// They keep their lengths; the gaps are equal, and at least the spacing.
        case equalSpacing = 3
        /// They keep their lengths; from middle to middle it is equally far, as well as the spacing lets it.
        case equalCentering = 4
    }

    /// Where views lie across a stack's axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        /// Of a row; in a column as ``leading``.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        /// Of a row; in a column as ``leading``.
        case lastBaseline = 5

        /// The same as ``leading``, by its name in a row.
        public static var top: Alignment { .leading }
        /// The same as ``trailing``, by its name in a row.
        public static var bottom: Alignment { .trailing }
    }
}
