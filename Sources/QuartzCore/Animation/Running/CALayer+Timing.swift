/// A layer's time runs inside its superlayer's; the tree's time is ``CACurrentMediaTime()``.
///
///     let stopped = layer.convertTime(CACurrentMediaTime(), from: nil)     // everything inside stands still
///     layer.speed = 0
///     layer.timeOffset = stopped
extension CALayer: CAMediaTiming {
    public var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { setTiming(\.beginTime, to: newValue, isUsable: newValue.isFinite, "beginTime") }
    }

    /// Layers do not end; it is kept, and changes nothing.
    public var duration: CFTimeInterval {
        get { motion == nil ? .infinity : timing.duration }
        set { setTiming(\.duration, to: newValue, isUsable: !newValue.isNaN, "duration") }
    }

    public var speed: Float {
        get { timing.speed }
        set { setTiming(\.speed, to: newValue, isUsable: newValue.isFinite, "speed") }
    }

    public var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { setTiming(\.timeOffset, to: newValue, isUsable: newValue.isFinite, "timeOffset") }
    }

    public var repeatCount: Float {
        get { timing.repeatCount }
        set { setTiming(\.repeatCount, to: newValue, isUsable: !newValue.isNaN, "repeatCount") }
    }

    public var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { setTiming(\.repeatDuration, to: newValue, isUsable: !newValue.isNaN, "repeatDuration") }
    }

    public var autoreverses: Bool {
        get { timing.autoreverses }
        set { setTiming(\.autoreverses, to: newValue, isUsable: true, "autoreverses") }
    }

    public var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { setTiming(\.fillMode, to: newValue, isUsable: true, "fillMode") }
    }

    /// When `t` of another layer's time is in this one's; nil means the time of the whole tree.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(at: l?.treeTime(at: t) ?? t)
    }

    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let inTree = treeTime(at: t)
        return l?.localTime(at: inTree) ?? inTree
    }

    private var timing: MediaTiming { motion?.timing ?? MediaTiming() }

    private func setTiming<Value>(
        _ setting: WritableKeyPath<MediaTiming, Value>, to value: Value, isUsable: Bool, _ name: String
    ) {
        guard isUsable else { return reportBadValue(name, value) }
        madeMotion.timing[keyPath: setting] = value
        context?.timeChanged()
    }

    /// What time it is in the layer.
    package final var currentTime: CFTimeInterval {
        localTime(at: context?.frameLoop?.time ?? CACurrentMediaTime())
    }

    final func localTime(at treeTime: CFTimeInterval) -> CFTimeInterval { localTimeAndPace(at: treeTime).time }

    /// The layer's time, and whether it goes on.
    final func localTimeAndPace(at treeTime: CFTimeInterval) -> (time: CFTimeInterval, isPassing: Bool) {
        var parent = (time: treeTime, isPassing: true)
        if let superlayer { parent = superlayer.localTimeAndPace(at: treeTime) }
        guard let motion else { return parent }
        return (motion.timing.localTime(at: parent.time), parent.isPassing && motion.timing.speed != 0)
    }

    private func treeTime(at localTime: CFTimeInterval) -> CFTimeInterval {
        let time = motion?.timing.parentTime(at: localTime) ?? localTime
        return superlayer?.treeTime(at: time) ?? time
    }
}
