/// What a view asks of its controller.
extension UIViewController: ViewOwner {
    func updateConstraintsOfView() { updateViewConstraints() }
}
