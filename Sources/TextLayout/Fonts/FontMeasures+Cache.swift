import Synchronization

extension FontMeasures {
    /// The measures that were used recently.
    static let shared = Cache()

    /// Apps make fonts again and again with the same few sizes. Each is measured once for all of them.
    final class Cache: Sendable {
        private let measures = Mutex<[TextFont: FontMeasures]>([:])
        /// Text that shrinks to fit, or grows in an animation, has a new size each time.
        private static let mostKept = 128

        func measures(of font: TextFont) -> FontMeasures {
            measures.withLock { known in
                if let found = known[font] { return found }
                if known.count == Self.mostKept { known.removeAll() }
                let made = font.makeMeasures()
                known[font] = made
                return made
            }
        }
    }
}

extension TextFont {
    fileprivate func makeMeasures() -> FontMeasures {
        switch typeface {
        case .system:
            FontMeasures(SystemFont(size: size, weight: weight, hasMonospacedDigits: hasMonospacedDigits))
        case .systemMonospaced: FontMeasures(MonospacedSystemFont(size: size))
        case .helvetica: FontMeasures(Helvetica(size: size, isBold: weight >= 600))
        case .courier: FontMeasures(Courier(size: size))
        case .file(let typeface): FontMeasures(FileFont(typeface, size: size, weight: weight))
        }
    }
}
