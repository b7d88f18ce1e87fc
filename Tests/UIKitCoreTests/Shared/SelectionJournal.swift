import UIKit

/// A delegate that records its calls about selection and focus, and returns what a test sets.
@MainActor final class SelectionJournal: NSObject, UICollectionViewDelegate {
    var lines: [String] = []
    /// Calls, with their item, that return false.
    var refused: Set<String> = []
    var onLine: (String) -> Void = { _ in }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private func note(_ word: String, _ path: IndexPath) { note("\(word) \(path.item)") }

    private func note(_ line: String) {
        lines.append(line)
        onLine(line)
    }

    private func ask(_ word: String, _ path: IndexPath) -> Bool {
        note(word, path)
        return !refused.contains("\(word) \(path.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        ask("shouldHighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        ask("shouldSelect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        ask("shouldDeselect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect", indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        note("primaryAction", indexPath)
    }
}

extension [String] {
    /// The calls without those about highlights, which surround each tap.
    var selections: [String] { filter { !$0.lowercased().contains("highlight") } }
}
