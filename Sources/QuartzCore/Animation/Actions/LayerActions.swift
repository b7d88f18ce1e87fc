/// Whether layers of views look for actions when they change: only while an animation block of a view runs, so that
/// setting a cell's frame costs one test.
@MainActor package enum LayerActions {
    // Through an accessor: what another module reads of a stored property is checked for exclusivity each time (Decisions/0069).
    package static var areViewsAnimated: Bool {
        get { isBlockRunning }
        set { isBlockRunning = newValue }
    }
    @exclusivity(unchecked) private static var isBlockRunning = false
}
