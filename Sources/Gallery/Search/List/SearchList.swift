import UIKit

/// A list that gets the presses of keys while it's in front. Arrow keys scroll it, and keys that type go on to its
/// controller.
final class SearchList: UICollectionView {
    override var canBecomeFirstResponder: Bool { true }

    /// Passes on the space bar, which would scroll by a page.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isSpace = presses.contains { $0.key?.characters == " " }
        if isSpace { next?.pressesBegan(presses, with: event) } else { super.pressesBegan(presses, with: event) }
    }
}
