import CoreGraphics

extension CALayer {
    /// What changed when an animated layer was sampled, and what the screens have to hear of it.
    struct Sample {
        var isRunning = false
        var started: [RunningAnimation] = []
        var ended: [RunningAnimation] = []
    }

    /// Updates what the layer shows to the frame's time, and removes animations that have ended.
    final func sampleAnimations(at time: CFTimeInterval) -> Sample {
        var sample = Sample()
        guard let motion, !motion.animations.isEmpty else { return sample }
        let (time, isTimePassing) = localTimeAndPace(at: time)
        var isOneOver = false
        for animation in motion.animations {
            switch animation.progress(at: time).phase {
            case .before: if isTimePassing, animation.isPassing { sample.isRunning = true }
            case .active:
                if !animation.hasStarted { sample.started.append(animation) }
                if isTimePassing, animation.isPassing { sample.isRunning = true }
            case .after:
                if !animation.hasStarted { sample.started.append(animation) }
                if !animation.hasEnded { sample.ended.append(animation) }
                if animation.animation.isRemovedOnCompletion { isOneOver = true }
            }
        }
        if isOneOver {
            motion.removeAnimations {
                $0.animation.isRemovedOnCompletion && $0.progress(at: time).phase == .after
            }
        }
        let oldHeight = motion.shown?.placement.zPosition
        updateShown(of: motion, at: time)
        if let oldHeight, oldHeight != (motion.shown ?? self).placement.zPosition {
            superlayerStorage?.setNeedsChildrenCommit()
        }
        setNeedsCommitNow()
        return sample
    }

    private func updateShown(of motion: LayerMotion, at time: CFTimeInterval) {
        guard !motion.animations.isEmpty else { return motion.shown = nil }
        let shown = motion.shown ?? makePresentation()
        motion.shown = shown
        shown.copyState(from: self)
        applyAnimations(of: motion, to: shown, at: time)
    }

    private func applyAnimations(of motion: LayerMotion, to layer: CALayer, at time: CFTimeInterval) {
        for animation in motion.animations where animation.hasBeginTime {
            let progress = animation.progress(at: time)
            if progress.isSeen { animation.effect?.apply(to: layer, at: progress) }
        }
    }

    /// The layer as the last frame showed it: where new movements begin.
    package final var shown: CALayer { motion?.shown ?? self }

    // MARK: Presentation

    final func copyAsSeen() -> Self? {
        guard told != nil else { return nil }
        let copy = LayerFactory.copy(self)
        copy.madeMotion.model = self
        if let motion { applyAnimations(of: motion, to: copy, at: currentTime) }
        return unsafeDowncast(copy, to: Self.self)
    }
}
