/// How many calls of one kind are inside each other, by way of the app's own code. It ends before the stack does.
@MainActor enum Nesting {
    /// The limit for what views hand on to those inside them, such as a change of size: more than the 400 levels that a tree
    /// may have.
    static let most = 600
    /// The limit for calls that are inside each other only where the app's code puts them there.
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
