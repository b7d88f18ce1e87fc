import UIKit

/// Tells when it has laid out its views.
final class WatchedStackView: UIStackView {
    var didLayOut: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
