/// Counters of nested calls through the app's own code. Each has a limit, so that a message ends the recursion before
/// the stack overflows.
@MainActor enum Nesting {
    /// The limit for calls that views pass on to their subviews, such as a change of size. It is more than the 400
    /// levels that a tree may have.
    static let most = 600
    /// The limit for calls that are nested only by the app's code.
    static let mostByHand = 200

    /// The limit for view controllers of storyboards that contain each other.
    static let mostScenes = 50

    @exclusivity(unchecked) static var boundsChanges = 0
    @exclusivity(unchecked) static var insertions = 0
    @exclusivity(unchecked) static var traitChanges = 0
    @exclusivity(unchecked) static var tintChanges = 0
    @exclusivity(unchecked) static var responders = 0
    @exclusivity(unchecked) static var firstResponders = 0
    @exclusivity(unchecked) static var actions = 0
    @exclusivity(unchecked) static var controllerLayouts = 0
    @exclusivity(unchecked) static var insetChanges = 0
    @exclusivity(unchecked) static var fittings = 0
    @exclusivity(unchecked) static var rootChanges = 0
    @exclusivity(unchecked) static var focusUpdates = 0
    @exclusivity(unchecked) static var scenes = 0
}
