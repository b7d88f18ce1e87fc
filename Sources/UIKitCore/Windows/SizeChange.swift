/// A change of a window's size, and the animations that view controllers run alongside it.
@MainActor protocol SizeChange: AnyObject {
    /// Whether somebody waits to be called.
    var hasCompany: Bool { get }

    func runAlongside()

    func finish()
}
