import Foundation
import QuartzCore

/// The changes in each part of a keyframe animation.
@MainActor final class KeyframeRecord {
    struct Change {
        var layer: CALayer
        var path: AnimatedKeyPath
        var old: AnimationValue
        var seen: AnimationValue
        var new: AnimationValue
        var start = 0.0
        var end = 1.0
    }

    private let mode: CAAnimationCalculationMode
    private var changes: [Change] = []
    private var part = (start: 0.0, end: 1.0)

    init(mode: CAAnimationCalculationMode) {
        self.mode = mode
    }

    /// Records the changes in `body` for a part of the time.
    func during(start: Double, duration: Double, _ body: () -> Void) {
        let outer = part
        let start = min(max(start.isFinite ? start : 0, 0), 1)
        part = (start, min(start + max(duration.isFinite ? duration : 0, 0), 1))
        body()
        part = outer
    }

    func note(_ change: Change) {
        var change = change
        (change.start, change.end) = part
        changes.append(change)
    }

    /// Adds one animation for each changed property.
    func addAnimations(in block: ViewAnimationBlock) {
        var rest = changes
        changes = []
        while let first = rest.first {
            func isSame(_ change: Change) -> Bool {
                change.layer === first.layer && change.path.property.name == first.path.property.name
            }
            add(rest.filter(isSame).sorted { $0.start < $1.start }, in: block)
            rest.removeAll(where: isSame)
        }
    }

    private func add(_ changes: [Change], in block: ViewAnimationBlock) {
        guard let first = changes.first, let last = changes.last else { return }
        let canAdd = changes.allSatisfy { $0.old.difference(from: last.new) != nil }
        let isAdditive = canAdd && !block.options.contains(.beginFromCurrentState)
        func value(_ value: AnimationValue) -> Any {
            (isAdditive ? value.difference(from: last.new) ?? value : value).any ?? NSNull()
        }
        var values = [value(isAdditive ? first.old : first.seen)]
        var times = [0.0]
        func add(_ new: AnimationValue, at time: Double) {
            values.append(value(new))
            times.append(max(time, times.last ?? 0))
        }
        var current = isAdditive ? first.old : first.seen
        for change in changes {
            if change.start > times[times.count - 1] { add(current, at: change.start) }
            add(change.new, at: change.end)
            current = change.new
        }
        if times[times.count - 1] < 1 { add(current, at: 1) }
        if mode == .discrete { times.append(1) }

        let animation = CAKeyframeAnimation(keyPath: first.path.property.name)
        animation.values = values
        animation.keyTimes = times.map { NSNumber(value: $0) }
        animation.calculationMode = mode
        animation.isAdditive = isAdditive
        if case .curve(let curve) = block.pace { animation.timingFunction = CAMediaTimingFunction(curve) }
        block.configure(animation, on: first.layer)
        block.timeline?.note(
            AnimatorTimeline.Change(layer: first.layer, path: first.path, old: first.old, new: last.new))
        if !isAdditive { first.layer.endViewAnimations(of: first.path.property.name) }
        first.layer.addViewAnimation(
            animation, of: first.path.property.name, in: block.group, timeline: block.timeline?.track(),
            blocksTouches: !block.options.contains(.allowUserInteraction))
    }
}
