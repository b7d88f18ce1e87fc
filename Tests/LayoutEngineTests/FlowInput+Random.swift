import CoreGraphics
import LayoutEngine
import TestSupport
import Testing

extension FlowInput {
    /// Returns a random input of a layout. Lengths are multiples of a quarter, so that sums are exact in any
    /// order.
    static func random(using random: inout SeededGenerator) -> FlowInput {
        func quarter(_ range: ClosedRange<Int>) -> CGFloat {
            CGFloat(Int.random(in: range.lowerBound * 4...range.upperBound * 4, using: &random)) / 4
        }
        func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

        let isWild = chance(20)
        let sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in
            let count = Int.random(in: 0...(chance(10) ? 60 : 12), using: &random)
            let size = CGSize(width: quarter(1...90), height: quarter(1...90))
            let keepsWidth = chance(20)
            let sizes = (0..<count).map { _ in
                guard isWild || !chance(10) else { return size }
                return CGSize(
                    width: keepsWidth ? size.width : quarter((isWild ? 0 : 5)...(isWild ? 250 : 110)),
                    height: quarter((isWild ? 0 : 1)...80))
            }
            var section = FlowSectionInput(
                sizes: chance(40)
                    ? .uniform(size, count: count) : chance(20) ? .runs(sizes, of: size) : FlowSizes(sizes))
            section.isSelfSizing = chance(30)
            section.lineSpacing = quarter((isWild ? -20 : 0)...20)
            section.interitemSpacing = quarter(0...20)
            section.insets.mainLeading = quarter((isWild ? -15 : 0)...15)
            section.insets.mainTrailing = quarter((isWild ? -15 : 0)...15)
            section.insets.crossLeading = quarter((isWild ? -15 : 0)...30)
            section.insets.crossTrailing = quarter(0...30)
            section.headerLength = chance(50) ? quarter(1...30) : 0
            section.footerLength = chance(30) ? quarter(1...30) : 0
            return section
        }
        return FlowInput(
            axis: random.pick(from: Axis.allCases), crossLength: quarter(40...400),
            pixelGrid: PixelGrid(scale: CGFloat(Int.random(in: 1...2, using: &random))),
            sections: sections.flatMap { section in
                // Equal sections in a row are stored as one.
                Array(repeating: section, count: random.pick(from: [1, 1, 1, 2, 5]))
            })
    }
}

extension CGRect {
    static func random(around size: CGSize, using random: inout SeededGenerator) -> CGRect {
        func coordinate(_ length: CGFloat) -> CGFloat {
            CGFloat(Int.random(in: -40...(Int(Swift.max(length, 0)) * 2 + 40), using: &random)) / 2
        }
        let x = coordinate(size.width)
        let y = coordinate(size.height)
        if Int.random(in: 0..<6, using: &random) == 0 { return CGRect(x: x, y: y, width: 0, height: 0) }
        return CGRect(x: x, y: y, width: coordinate(400).magnitude, height: coordinate(200).magnitude)
    }
}

extension FlowSizes {
    /// Returns the same sizes as an estimate and measured sizes.
    static func runs(_ sizes: [CGSize], of estimate: CGSize) -> FlowSizes {
        .estimated(
            estimate, count: sizes.count,
            measured: sizes.enumerated().lazy.filter { $0.element != estimate }.map {
                (item: $0.offset, size: $0.element)
            })
    }
}

extension FlowInput {
    /// Expects that a solved layout agrees with the oracle: every frame, and the elements in some rectangles.
    ///
    /// - Parameter oracle: The oracle's results for this input, if they are known.
    func expectAgreement(
        of solved: FlowSolution, _ comment: @autoclosure () -> String, oracle: FlowOracle? = nil, rects: Int,
        using random: inout SeededGenerator, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let oracle = oracle ?? FlowOracle(self)
        var differences: [String] = []
        if solved.contentSize != oracle.contentSize {
            differences.append("content \(solved.contentSize), expected \(oracle.contentSize)")
        }
        if solved.sectionCount != sections.count {
            differences.append("\(solved.sectionCount) sections, expected \(sections.count)")
        } else {
            for section in sections.indices {
                if solved.frame(ofHeaderInSection: section) != oracle.headerFrames[section] {
                    differences.append("header \(section)")
                }
                if solved.frame(ofFooterInSection: section) != oracle.footerFrames[section] {
                    differences.append("footer \(section)")
                }
                let frames = solved.framesInOneGo(inSection: section)
                guard frames != oracle.itemFrames[section] else { continue }
                let item = zip(frames, oracle.itemFrames[section]).enumerated().first { $0.element.0 != $0.element.1 }
                differences.append(
                    "item \(section) \(item?.offset ?? -1): \(item?.element.0 as Any), expected \(item?.element.1 as Any)"
                )
            }
        }
        for _ in 0..<rects {
            let rect = CGRect.random(around: solved.contentSize, using: &random)
            let (found, expected) = (solved.runs(meeting: rect), oracle.runs(meeting: rect))
            if found != expected { differences.append("runs in \(rect): \(found), expected \(expected)") }
        }
        if !differences.isEmpty {
            Issue.record("\(comment())\n\(differences.joined(separator: "\n"))", sourceLocation: sourceLocation)
        }
    }
}

extension FlowSolution {
    func framesInOneGo(inSection section: Int) -> [CGRect] {
        var frames: [CGRect] = []
        forEachFrame(ofItems: 0..<itemCount(inSection: section), inSection: section) { _, frame in frames.append(frame)
        }
        return frames
    }
}
