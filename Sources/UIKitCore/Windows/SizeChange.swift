/// A change of a window's size, and the animations that view controllers run alongside it.
@MainActor protocol SizeChange: AnyObject {
    /// Whether an animation or a completion handler waits.
    var hasCompany: Bool { get }

    func runAlongside()

    func finish()
}
