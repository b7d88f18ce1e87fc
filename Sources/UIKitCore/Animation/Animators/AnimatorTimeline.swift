import Foundation
import QuartzCore

/// The time of a property animator's animations, and the changes that they make.
@MainActor final class AnimatorTimeline {
    struct Change {
        var layer: CALayer
        var path: AnimatedKeyPath
        var old: AnimationValue
        var new: AnimationValue
    }

    var progress: AnimatorProgress
    /// Whether animations stay at their end.
    var staysAtEnd = false
    private(set) var changes: [Change] = []
    /// The part of the whole time after which animations begin that are added now.
    var delay = 0.0
    /// The tracks that exist. Animations retain their tracks, and a track retains this object.
    private var knownTracks: [WeakTrack] = []
    private var tracks: [Track] { knownTracks.compactMap(\.track) }

    private struct WeakTrack {
        weak var track: Track?
    }

    init(_ progress: AnimatorProgress) {
        self.progress = progress
    }

    /// The time of changes that begin at one moment.
    private final class Track: AnimationTimeline {
        let timeline: AnimatorTimeline
        let delay: Double

        init(_ timeline: AnimatorTimeline, delay: Double) {
            self.timeline = timeline
            self.delay = delay
        }

        var isPassing: Bool {
            timeline.progress.isRunning && !timeline.progress.isOver(at: CACurrentMediaTime())
        }

        func progress(at time: CFTimeInterval) -> TimingProgress {
            let progress = timeline.progress
            let isOver = progress.isOver(at: time) && !timeline.staysAtEnd
            return TimingProgress(
                phase: isOver ? .after : .active, isSeen: !isOver, fraction: progress.value(at: time, delay: delay),
                iteration: 0)
        }
    }

    /// Returns the track for an animation that is added now.
    func track() -> any AnimationTimeline {
        if let track = tracks.first(where: { $0.delay == delay }) { return track }
        let track = Track(self, delay: delay)
        knownTracks.append(WeakTrack(track: track))
        return track
    }

    func note(_ change: Change) { changes.append(change) }

    /// Sets the layers' values at one end, or those that show now, and removes the animations.
    func end(at position: UIViewAnimatingPosition) {
        put(changes, at: position)
        removeAnimations()
    }

    func put(_ changes: [Change], at position: UIViewAnimatingPosition) {
        switch position {
        case .end: for change in changes { change.layer.set(change.new, of: change.path) }
        case .start: for change in changes.reversed() { change.layer.set(change.old, of: change.path) }
        case .current:
            let seen = changes.map { change in
                (change, change.layer.presentation().flatMap { change.path.value(of: $0) } ?? change.new)
            }
            for (change, value) in seen { change.layer.set(value, of: change.path) }
        }
    }

    private func removeAnimations() {
        for change in changes {
            for track in tracks { change.layer.endAnimations(on: track, isFinished: true) }
        }
        changes = []
    }
}

extension CALayer {
    /// Sets a value through the view, if there is one, so that it lays out what is inside.
    fileprivate func set(_ value: AnimationValue, of path: AnimatedKeyPath) {
        UIView.performWithoutAnimation {
            switch (viewDelegate as? UIView, path.property.name, value) {
            case (let view?, "bounds", .rect(let bounds)): view.bounds = bounds
            case (let view?, "position", .point(let center)): view.center = center
            default: path.setValue(value, of: self)
            }
        }
    }
}
