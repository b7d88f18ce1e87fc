/// A layer's time runs inside its superlayer's. The time of the tree is ``CACurrentMediaTime()``.
///
///     let stopped = layer.convertTime(CACurrentMediaTime(), from: nil)     // stops everything inside
///     layer.speed = 0
///     layer.timeOffset = stopped
extension CALayer {
    final var timing: MediaTiming { motion?.timing ?? MediaTiming() }

    final func setTiming<Value>(
        _ setting: WritableKeyPath<MediaTiming, Value>, to value: Value, isUsable: Bool, _ name: String
    ) {
        guard isUsable else { return reportBadValue(name, value) }
        madeMotion.timing[keyPath: setting] = value
        context?.timeChanged()
    }

    /// The layer's own time now, in seconds.
    package final var currentTime: CFTimeInterval {
        localTime(at: context?.frameLoop?.time ?? CACurrentMediaTime())
    }

    final func localTime(at treeTime: CFTimeInterval) -> CFTimeInterval { localTimeAndPace(at: treeTime).time }

    /// Returns the layer's time, and whether that time passes.
    final func localTimeAndPace(at treeTime: CFTimeInterval) -> (time: CFTimeInterval, isPassing: Bool) {
        var parent = (time: treeTime, isPassing: true)
        if let superlayerStorage { parent = superlayerStorage.localTimeAndPace(at: treeTime) }
        guard let motion else { return parent }
        return (motion.timing.localTime(at: parent.time), parent.isPassing && motion.timing.speed != 0)
    }

    final func treeTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        let time = motion?.timing.parentTime(at: localTime) ?? localTime
        return superlayerStorage?.treeTime(at: time) ?? time
    }
}
