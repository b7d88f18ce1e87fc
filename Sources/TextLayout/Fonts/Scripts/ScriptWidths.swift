/// How wide characters are of which the typeface has no figures: as in the font that a page falls back to.
///
/// Letters of small scripts have a width each, those of large ones their average. Where letters melt together, as in the
/// scripts of India, each has the width that fits best in running words, and marks take room away: a text is as wide as it
/// will be drawn, a word only about. Arabic letters that are joined have widths of their own (``JoinedLetter``).
enum ScriptWidths {
    /// In 1/2048 em, in regular letters; nil where nothing is known.
    ///
    /// Most marks take no room, those of conjuncts less than none. An emoji of several characters is as wide as its first.
    ///
    /// - Complexity: O(log runs of `ScriptAdvances`).
    static func advance(of scalar: Unicode.Scalar) -> Int? {
        if scalar.takesNoRoom, !meltingScripts.contains(where: { $0.contains(scalar.value) }) { return 0 }
        return table.advance(of: scalar.value)
    }

    private static let table = Table(ScriptAdvances.runs)

    /// From Devanagari to Sinhala, and Khmer.
    private static let meltingScripts: [ClosedRange<UInt32>] = [0x0900...0x0DFF, 0x1780...0x17FF]
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
