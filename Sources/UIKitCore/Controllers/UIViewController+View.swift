/// As its view knows it.
extension UIViewController: ViewOwner {
    func updateConstraintsOfView() { updateViewConstraints() }
}
