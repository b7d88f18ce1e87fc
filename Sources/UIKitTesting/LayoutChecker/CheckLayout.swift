// Testing is there in debug builds only (a release build with the static library fails on it).
#if DEBUG && canImport(Testing)
    import CoreGraphics
    import Testing
    import UIKitCore

    /// Fails the test when a layout breaks a rule that a collection view takes for granted.
    ///
    ///     @MainActor @Test func circle() {
    ///         checkLayout(CircleLayout(), items: [3, 0, 40])
    ///     }
    ///
    /// It scrolls, resizes, turns, inserts, deletes, moves and reloads at random, the same on every machine, and checks every
    /// ``LayoutRule`` after each step. A failure says what was seen and expected in the smallest case that shows it, writes a
    /// picture of the frames beside the test's snapshots, and ends with a line that replays the case. ``LayoutChecker`` has more to
    /// choose from.
    ///
    /// - Parameters:
    ///   - layout: Makes the layout. It's evaluated for each run, so that each has a new one.
    ///   - items: How many items each section has before anything happens.
    ///   - size: The collection view's, at first, in points.
    ///   - delegate: Makes the collection view's delegate, a flow layout's for instance.
    ///   - rules: Those that the layout may break.
    ///   - scrolling: How the work of a scroll step may grow with the number of items; nil doesn't measure it.
    ///   - adjust: Changes what else there is to choose: seeds, steps, cells.
    @MainActor public func checkLayout(
        _ layout: @autoclosure @escaping @MainActor () -> UICollectionViewLayout, items: [Int],
        size: CGSize = CGSize(width: 320, height: 480),
        delegate: @autoclosure @escaping @MainActor () -> (any UICollectionViewDelegate)? = nil,
        except rules: Set<LayoutRule> = [], scrolling: LayoutGrowth? = nil,
        adjust: (inout LayoutChecker) -> Void = { _ in }, fileID: StaticString = #fileID,
        file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
    ) {
        var checker = LayoutChecker(items: items, layout)
        checker.size = size
        checker.makeDelegate = delegate
        checker.rules.subtract(rules)
        checker.scrolling = scrolling
        adjust(&checker)
        for finding in checker.check().findings {
            let words = finding.words(testName: testName, file: "\(file)")
            Issue.record(
                Comment(rawValue: words),
                sourceLocation: SourceLocation(
                    fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
        }
    }

    extension LayoutFinding {
        /// The finding's description, how to replay this test, and the path of the picture.
        @MainActor fileprivate func words(testName: String, file: String) -> String {
            var text = description
            if replay != nil { text += " swift test --filter \(testName.prefix { $0 != "(" })" }
            guard let picture else { return text }
            let url = SnapshotFiles.url(
                file: file, test: testName, name: "\(layout).\(rule.rawValue)", pathExtension: "svg")
            let mistake = SnapshotFiles.write(picture, to: url)
            return text + "\n  picture        \(mistake ?? url.path)"
        }
    }
#endif
