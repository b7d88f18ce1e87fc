import CoreGraphics
import Foundation

/// One recorded movement of a scroll view: the action, and the offsets of the content from then on.
struct TraceCase: Sendable {
    var name: String
    var scale: CGFloat
    var framesPerSecond: Double
    var setting: Setting
    var cause: Cause
    var samples: [Sample]
    /// When the finger was lifted.
    var releaseTime: TimeInterval?
    var delegateCalls: [DelegateCall]
    var release: Release?
    var end: End

    /// The scroll view's properties; nil if they were not recorded.
    struct Setting: Sendable {
        var bounds: CGSize
        var contentSize: CGSize
        /// The content inset: top, left, bottom, right.
        var contentInset: [CGFloat]
        var isPagingEnabled: Bool
        var bounces: Bool
        var decelerationRate: CGFloat?
        var startOffset: CGPoint
    }

    enum Cause: Sendable {
        case touches([Touch])
        case setContentOffset(CGPoint)
        case scrollRectToVisible(CGRect)
        case scrollToItem(Int)
    }

    struct Touch: Sendable {
        var time: TimeInterval
        var location: CGPoint
        var phase: String
    }

    /// A content offset, and its time in seconds after the first touch or the call.
    struct Sample: Sendable {
        var time: TimeInterval
        var offset: CGPoint
    }

    struct DelegateCall: Sendable {
        var time: TimeInterval
        var name: String
    }

    /// The arguments of scrollViewWillEndDragging.
    struct Release: Sendable {
        var velocity: CGFloat?
        var target: CGFloat?
    }

    struct End: Sendable {
        var offset: CGPoint?
        var settledAt: TimeInterval?
        var animationEndedAt: TimeInterval?
    }
}

extension TraceCase {
    /// Returns nil for a trace of a call that this runner does not make.
    init?(_ json: FixtureJSON) throws {
        guard let cause = try Cause(json) else { return nil }
        self.cause = cause
        name = json["name"].string ?? "a trace without a name"
        scale = json["device"]["scale"].number ?? 3
        framesPerSecond = Double(json["device"]["displayHz"].number ?? 60)
        samples = json["samples"].array.map(\.numbers).filter { $0.count == 3 }.map {
            Sample(time: Double($0[0]), offset: CGPoint(x: $0[1], y: $0[2]))
        }
        releaseTime = json["releaseTime"].number.map(Double.init)
        delegateCalls = json["delegate"].array.compactMap { call in
            guard let name = call["name"].string, let time = call["t"].number else { return nil }
            return DelegateCall(time: Double(time), name: name)
        }
        let told = json["willEndDragging"]
        release = Release(velocity: told["velocityY"].number, target: told["targetOffsetY"].number)
        end = End(
            offset: CGPoint(json["end"]["offset"]), settledAt: json["end"]["settledAt"].number.map(Double.init),
            animationEndedAt: json["end"]["didEndScrollingAnimationAt"].number.map(Double.init))
        setting = Setting(json["scrollView"], farthest: samples.map(\.offset) + [end.offset].compactMap(\.self))
    }
}

extension TraceCase.Setting {
    /// - Parameter farthest: Places that the content has to reach, where its size was not recorded.
    fileprivate init(_ json: FixtureJSON, farthest: [CGPoint]) {
        func length(_ key: String, _ index: Int) -> CGFloat? {
            let values = json[key].array
            return values.indices.contains(index) ? values[index].number : nil
        }
        bounds = CGSize(width: length("bounds", 0) ?? 393, height: length("bounds", 1) ?? 852)
        let reach = farthest.reduce(CGPoint.zero) { CGPoint(x: max($0.x, $1.x), y: max($0.y, $1.y)) }
        contentSize = CGSize(
            width: length("contentSize", 0) ?? bounds.width + reach.x,
            height: length("contentSize", 1) ?? bounds.height + reach.y)
        let edges = json["contentInset"].numbers
        contentInset = edges.count == 4 ? edges : [0, 0, 0, 0]
        isPagingEnabled = json["pagingEnabled"].bool ?? false
        bounces = json["bounces"].bool ?? true
        decelerationRate = json["decelerationRate"].number
        startOffset = CGPoint(json["startOffset"]) ?? .zero
    }
}

extension TraceCase.Cause {
    fileprivate init?(_ json: FixtureJSON) throws {
        let touches = json["input"].array
        guard touches.isEmpty else {
            self = .touches(
                try touches.map { touch in
                    guard let time = touch["t"].number, let x = touch["x"].number, let y = touch["y"].number,
                        let phase = touch["phase"].string
                    else { throw FixtureError(description: "a touch needs t, x, y and phase") }
                    return TraceCase.Touch(time: Double(time), location: CGPoint(x: x, y: y), phase: phase)
                })
            return
        }
        let call = json["call"]
        if let offset = CGPoint(call["offset"]) {
            self = .setContentOffset(offset)
        } else if let rect = call["rect"].rect {
            self = .scrollRectToVisible(rect)
        } else if let item = call["item"].number {
            self = .scrollToItem(Int(item))
        } else {
            throw FixtureError(
                description: "neither touches nor a call that is known: \(call["method"].string ?? "none")")
        }
    }
}

extension CGPoint {
    fileprivate init?(_ json: FixtureJSON) {
        let numbers = json.numbers
        guard numbers.count == 2 else { return nil }
        self.init(x: numbers[0], y: numbers[1])
    }
}
