extension UIStackView {
    /// How the views divide the length of a stack.
    public enum Distribution: Int, Sendable {
        /// They fill the stack. The view with the lowest hugging priority stretches; the one with the lowest
        /// compression resistance shrinks.
        case fill = 0
        /// They fill the stack with equal lengths.
        case fillEqually = 1
        /// They fill the stack, in proportion to their intrinsic lengths.
        case fillProportionally = 2
        /// They keep their lengths. The gaps are equal, and at least the spacing.
        case equalSpacing = 3
        /// They keep their lengths. The distances between their centres are equal, as far as the spacing allows.
        case equalCentering = 4
    }

    /// Where views go across a stack's axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading = 1
        /// The first baselines in a row; in a column the same as ``leading``.
        case firstBaseline = 2
        case center = 3
        case trailing = 4
        /// The last baselines in a row; in a column the same as ``leading``.
        case lastBaseline = 5

        /// Another name for ``leading`` in a row.
        public static var top: Alignment { .leading }
        /// Another name for ``trailing`` in a row.
        public static var bottom: Alignment { .trailing }
    }
}
