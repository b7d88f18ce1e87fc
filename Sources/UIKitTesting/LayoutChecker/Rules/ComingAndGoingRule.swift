import Foundation
import UIKitCore

/// Checks the attributes that a layout returns for elements that appear and disappear.
@MainActor enum ComingAndGoingRule {
    static func check(
        _ starts: [LayoutWitness.Answer], _ ends: [LayoutWitness.Answer], in change: ElementChange?,
        _ report: (LayoutViolation) -> Void
    ) {
        for answer in starts {
            check(answer, "initialLayoutAttributesForAppearing", report) {
                change?.oldPath(of: $0.path, isItem: $0.category == .cell)
            }
        }
        for answer in ends {
            check(answer, "finalLayoutAttributesForDisappearing", report) {
                change?.newPath(of: $0.path, isItem: $0.category == .cell)
            }
        }
    }

    /// - Parameter otherPath: The index path of the same element before or after the update. It is accepted, too, for
    ///   an element that stays.
    private static func check(
        _ answer: LayoutWitness.Answer, _ method: String, _ report: (LayoutViolation) -> Void,
        otherPath: (ElementName) -> IndexPath?
    ) {
        guard let attributes = answer.attributes else { return }
        let (asked, got) = (ElementName(answer.category, answer.kind, answer.path), ElementName(attributes))
        let look = ElementLook(attributes)
        let noun =
            switch answer.category {
            case .cell: "Item(at:)"
            case .supplementaryView: "SupplementaryElement(ofKind:at:)"
            case .decorationView: "DecorationElement(ofKind:at:)"
            }
        let isSame = got.category == asked.category && got.kind == asked.kind
        if got != asked, !(isSame && got.path == otherPath(asked)) {
            report(
                LayoutViolation(
                    .comingAndGoing, seen: "\(method)\(noun) returns \(got.text) for \(asked.text)",
                    expected: "attributes of \(asked.text)"
                ).got(got, look))
        } else if !look.isFinite {
            report(
                LayoutViolation(
                    .comingAndGoing, seen: "\(method)\(noun) returns the frame \(look.frame.text) for \(asked.text)",
                    expected: "finite numbers, and a size of 0 or more"))
        }
    }
}
