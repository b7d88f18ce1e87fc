import UIKit

/// A list that keys are meant for while it is in front: arrows scroll it, and what types something goes on to its controller.
final class SearchList: UICollectionView {
    override var canBecomeFirstResponder: Bool { true }

    /// The space bar would scroll a page down.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isSpace = presses.contains { $0.key?.characters == " " }
        if isSpace { next?.pressesBegan(presses, with: event) } else { super.pressesBegan(presses, with: event) }
    }
}
