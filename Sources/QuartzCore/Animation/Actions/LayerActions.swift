/// Whether the layers of views look for actions when they change. They do so only during a view's animation block, so
/// that setting a cell's frame costs only one test.
@MainActor package enum LayerActions {
    // An accessor: Swift checks exclusivity each time another module reads a stored property (Decisions/0069).
    package static var areViewsAnimated: Bool {
        get { isBlockRunning }
        set { isBlockRunning = newValue }
    }
    @exclusivity(unchecked) private static var isBlockRunning = false
}
