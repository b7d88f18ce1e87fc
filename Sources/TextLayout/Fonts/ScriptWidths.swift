/// How wide characters are of which the typeface has no figures: as in the font that a page falls back to.
///
/// Letters of small scripts have a width each, those of large ones their average. Where a letter changes its shape next to
/// others, as in Arabic and in the scripts of India, it has the width that fits best in running words: a text is as wide
/// as it will be drawn, a word only about.
enum ScriptWidths {
    /// In 1/2048 em, in regular letters; nil where nothing is known.
    ///
    /// Marks take no room. An emoji of several characters is as wide as its first.
    ///
    /// - Complexity: O(log runs of `ScriptAdvances`).
    static func advance(of scalar: Unicode.Scalar) -> Int? {
        if scalar.takesNoRoom { return 0 }
        return table.advance(of: scalar.value)
    }

    private static let table = Table(ScriptAdvances.runs)
}

extension ScriptWidths {
    /// `ScriptAdvances`, unpacked to be looked up quickly.
    private struct Table: Sendable {
        /// Where each run begins; the last one, which has no width, is behind all characters.
        private var starts: [UInt32] = []
        private var advances: [Int16] = []
        private static let unknown: Int16 = -1

        init(_ runs: String) {
            var start: UInt32 = 0
            for run in runs.split(separator: " ") {
                let parts = run.split(separator: "*")
                starts.append(start)
                advances.append(Int16(parts[0], radix: 16) ?? Self.unknown)
                start += parts.count > 1 ? UInt32(parts[1], radix: 16) ?? 1 : 1
            }
            starts.append(start)
            advances.append(Self.unknown)
        }

        func advance(of value: UInt32) -> Int? {
            // The run that holds it is the last one that doesn't begin behind it.
            var (low, high) = (0, starts.count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= value { low = middle } else { high = middle }
            }
            return advances[low] == Self.unknown ? nil : Int(advances[low])
        }
    }
}
