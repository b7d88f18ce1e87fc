/// A change of a window's size, and the animations that view controllers run alongside it.
@MainActor protocol SizeChange: AnyObject {
    /// Whether a completion handler waits.
    var hasCompany: Bool { get }

    func runAlongside()

    func finish()
}
