/// The widths of characters that the typeface doesn't have, as in the font that a page falls back to.
///
/// Letters of small scripts have individual widths, and those of large scripts an average. In scripts whose letters
/// merge, such as those of India, each letter has the width that fits best in running text, and marks make text
/// narrower: the width of a text is as drawn, but that of a word is approximate. Arabic letters that join others have
/// their own widths (``JoinedLetter``).
enum ScriptWidths {
    /// Returns the width in 1/2048 em, in the regular weight; nil if it isn't known.
    ///
    /// Most marks have no width, and those of conjuncts a negative one. An emoji of several characters is as wide as
    /// its first one.
    ///
    /// - Complexity: O(log runs of `ScriptAdvances`).
    static func advance(of scalar: Unicode.Scalar) -> Int? {
        if scalar.takesNoRoom, !meltingScripts.contains(where: { $0.contains(scalar.value) }) { return 0 }
        return table.advance(of: scalar.value)
    }

    private static let table = Table(ScriptAdvances.runs)

    /// Devanagari to Sinhala, and Khmer.
    private static let meltingScripts: [ClosedRange<UInt32>] = [0x0900...0x0DFF, 0x1780...0x17FF]
}

extension ScriptWidths {
    /// `ScriptAdvances`, unpacked for a quick lookup.
    private struct Table: Sendable {
        /// Where each run begins. The last run has no width, and begins after all characters.
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
            // The run with the scalar is the last one that doesn't begin after it.
            var (low, high) = (0, starts.count)
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= value { low = middle } else { high = middle }
            }
            return advances[low] == Self.unknown ? nil : Int(advances[low])
        }
    }
}
