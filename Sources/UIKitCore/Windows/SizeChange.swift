/// A change of a window's size, with what its controllers want to happen along with it.
@MainActor protocol SizeChange: AnyObject {
    /// Whether somebody waits to be called.
    var hasCompany: Bool { get }

    func runAlongside()

    func finish()
}
