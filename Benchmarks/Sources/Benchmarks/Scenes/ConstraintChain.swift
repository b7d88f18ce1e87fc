import UIKit

/// A thousand views, each 10 points after the one before it.
@MainActor final class ConstraintChain {
    static let length = 1_000
    private let around = UIView(frame: CGRect(x: 0, y: 0, width: 20_000, height: 100))
    private var links: [NSLayoutConstraint] = []
    private var isLong = false

    init() {
        var last: UIView?
        for _ in 0..<Self.length {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            around.addSubview(view)
            let link =
                last.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 10) }
                ?? view.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 10)
            links.append(link)
            NSLayoutConstraint.activate([
                link, view.topAnchor.constraint(equalTo: around.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 5), view.heightAnchor.constraint(equalToConstant: 5),
            ])
            last = view
        }
        around.layoutIfNeeded()
    }

    /// Changes a constant, and places every view that moves because of it.
    func change(_ link: Int) {
        isLong.toggle()
        links[link].constant = isLong ? 11 : 10
        around.layoutIfNeeded()
    }

    var end: CGFloat { around.subviews.last?.frame.maxX ?? 0 }
}
