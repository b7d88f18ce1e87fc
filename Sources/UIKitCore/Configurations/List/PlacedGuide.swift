import CoreGraphics

/// A layout guide that code places. Its own constraints keep it there.
@MainActor final class PlacedGuide {
    let guide = UILayoutGuide()
    private let constraints: [NSLayoutConstraint]

    init(in view: UIView) {
        view.addLayoutGuide(guide)
        constraints = [
            guide.leftAnchor.constraint(equalTo: view.leftAnchor), guide.topAnchor.constraint(equalTo: view.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(constraints)
    }

    func move(to frame: CGRect) {
        for (constraint, length) in zip(constraints, [frame.minX, frame.minY, frame.width, frame.height])
        where constraint.constant != length {
            constraint.constant = length
        }
    }
}
