/// A built-in layout whose answers are read as index ranges.
@MainActor protocol SolvedLayoutProviding: AnyObject {
    /// Whether the last invalidation left every item's frame as it was; false for instances of subclasses.
    var keepsItemFrames: Bool { get }
    /// The zIndex of headers and footers.
    var supplementaryZIndex: Int { get }
    /// Invalidates itself if it was solved for other insets across than there are now.
    func surroundingsMayHaveChanged()
}

extension SolvedLayoutProviding {
    /// A layout that does not look around has nothing to do.
    func surroundingsMayHaveChanged() {}
}
