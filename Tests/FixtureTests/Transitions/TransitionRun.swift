import CoreGraphics
import Foundation
import UIKitCore

/// Calls layouts without a collection view as a transition- case of reorder-and-transition.json did, and compares.
@MainActor final class TransitionRun {
    private(set) var table = FixtureTable()
    private let expected: FixtureJSON
    private let layout = UICollectionViewLayout()
    private let next = UICollectionViewLayout()

    /// Returns nil for a case about something else.
    init?(_ json: FixtureJSON) throws {
        expected = json["expect"]
        switch json["tags"].array.compactMap(\.string).first(where: { $0.hasPrefix("transition-") }) {
        case "transition-offset":
            let offset = json["call"]["targetContentOffsetForProposedContentOffset"].numbers
            let target = layout.targetContentOffset(forProposedContentOffset: CGPoint(x: offset[0], y: offset[1]))
            table.compare("offset", expected.numbers, [target.x, target.y])
        case "transition-hooks": try call(json["call"].array.compactMap(\.string))
        case "transition-elements": compareElements(ofKind: json["kind"].string ?? "")
        case "transition-layout": compareTransition(json["operations"].array)
        case let tag?: throw FixtureError(description: "There is no \(tag).")
        case nil: return nil
        }
    }

    private func call(_ names: [String]) throws {
        let before = layout.collectionViewContentSize
        for name in names {
            switch name {
            case "prepareForTransitionToLayout": layout.prepareForTransition(to: next)
            case "prepareForTransitionFromLayout": layout.prepareForTransition(from: next)
            case "finalizeLayoutTransition": layout.finalizeLayoutTransition()
            default: throw FixtureError(description: "There is no \(name).")
            }
        }
        let isSame = layout.collectionViewContentSize == before
        table.compare("size", expected["collectionViewContentSize"].string, isSame ? "unchanged" : "changed")
    }

    private func compareElements(ofKind kind: String) {
        for (name, paths) in [
            ("indexPathsToDeleteForSupplementaryView", layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)),
            ("indexPathsToInsertForSupplementaryView", layout.indexPathsToInsertForSupplementaryView(ofKind: kind)),
            ("indexPathsToDeleteForDecorationView", layout.indexPathsToDeleteForDecorationView(ofKind: kind)),
            ("indexPathsToInsertForDecorationView", layout.indexPathsToInsertForDecorationView(ofKind: kind)),
        ] {
            table.compare(name, (expected[name].value as? [Any])?.count, paths.count)
        }
    }

    private func compareTransition(_ operations: [FixtureJSON]) {
        let transition = UICollectionViewTransitionLayout(currentLayout: layout, nextLayout: next)
        for (name, answer, object) in [
            ("currentLayout", transition.currentLayout, layout), ("nextLayout", transition.nextLayout, next),
        ] where expected[name].value != nil {
            table.compare(name, expected[name].string, answer === object ? "same object" : "another")
        }
        if let progress = expected["transitionProgress"].number {
            table.compare("progress", progress, transition.transitionProgress)
        }
        for operation in operations {
            transition.transitionProgress = operation["set"].number ?? .nan
            table.compare("progress", operation["reads"].number, transition.transitionProgress)
        }
        transition.finalizeLayoutTransition()
        if let last = operations.last {
            table.compare("progress afterwards", last["reads"].number, transition.transitionProgress)
        }
    }
}
