import UIKit

/// A stack view that calls a closure after each layout pass.
final class WatchedStackView: UIStackView {
    var didLayOut: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }
}
