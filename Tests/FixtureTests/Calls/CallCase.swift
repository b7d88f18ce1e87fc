import CoreGraphics
import Foundation

/// One recorded order of calls: the actions, and UIKit's calls.
struct CallCase: Sendable {
    let name: String
    let frame: CGRect
    let itemCount: Int
    let invalidatesOnBoundsChange: Bool
    let action: Action
    let expected: [Expectation]
    let isPrefix: Bool
    let isSuffix: Bool

    enum Action: Sendable {
        case scrollRectToVisible(CGRect, animated: Bool)
        case scrollToItem(IndexPath, animated: Bool)
        case setContentOffset(CGPoint, animated: Bool)
        case assignContentOffset(CGPoint)
        case assignFrame(CGRect)
        case drag
        /// Only the rectangle for which a pass requests attributes.
        case query(CGRect)
    }

    /// A recorded call, and whether the bounds it saw were the old ones or the new ones, where only that was noted.
    struct Expectation: @unchecked Sendable {
        // This is safe because Call contains only values and no reference.
        let call: Call
        let boundsSeen: String?
        let phase: String?
    }

    /// Returns nil for a case that this runner does not carry out.
    init?(_ json: FixtureJSON) {
        guard let name = json["name"].string, let action = Action(json["scenario"]) else { return nil }
        self.name = name
        self.action = action
        let scenario = json["scenario"]
        let view = scenario["collectionView"]
        frame = view["frame"].rect ?? CGRect(origin: .zero, size: view["bounds"].rect?.size ?? .zero)
        itemCount = Int(view["items"].numbers.first ?? 40)
        invalidatesOnBoundsChange =
            scenario["shouldInvalidate"].bool ?? scenario["layout"]["shouldInvalidateLayoutForBoundsChange"].bool
            ?? true
        isPrefix = json["prefixOnly"].bool ?? false
        isSuffix = json["suffixOnly"].bool ?? false
        expected = json["expected"].array.filter { $0["outsideLayoutSubviews"].bool != true }.map {
            Expectation(call: Call($0), boundsSeen: $0["boundsSeen"].string, phase: $0["phase"].string)
        }
    }
}

extension CallCase.Action {
    fileprivate init?(_ scenario: FixtureJSON) {
        let action = scenario["action"]
        let isAnimated = action["animated"].bool ?? false
        func point(_ json: FixtureJSON) -> CGPoint { CGPoint(x: json.numbers[0], y: json.numbers[1]) }
        if let bounds = scenario["collectionView"]["bounds"].rect, action.string == "layout pass with an invalid layout"
        {
            self = .query(bounds)
        } else if action["drag"].string != nil {
            self = .drag
        } else if let rect = action["rect"].rect {
            self = .scrollRectToVisible(rect, animated: isAnimated)
        } else if action["call"].string == "scrollToItem(at:at:animated:)" {
            let path = action["indexPath"].numbers
            self = .scrollToItem([Int(path[0]), Int(path[1])], animated: isAnimated)
        } else if action["call"].string == "setContentOffset(_:animated:)" {
            self = .setContentOffset(point(action["offset"]), animated: isAnimated)
        } else if action["set"].string == "contentOffset", scenario["layout"].string != nil {
            self = .assignContentOffset(point(action["value"]))
        } else if action["set"].string == "frame", let rect = action["value"].rect {
            self = .assignFrame(rect)
        } else {
            return nil
        }
    }
}
