// Testing exists in debug builds only: a release build with the static library fails on it.
#if DEBUG && canImport(Testing)
    import CoreGraphics
    import Testing
    import UIKitCore

    /// Fails the test if a layout breaks a rule that a collection view relies on.
    ///
    ///     @MainActor @Test func circle() {
    ///         checkLayout(CircleLayout(), items: [3, 0, 40])
    ///     }
    ///
    /// The check scrolls, resizes, turns, inserts, deletes, moves and reloads at random, in the same way on every
    /// machine, and checks every ``LayoutRule`` after each step. A failure shows what the layout did and what the rule
    /// expects, in the smallest case that fails. It writes a picture of the frames beside the test's snapshots, and
    /// ends with a line that replays the case. ``LayoutChecker`` has more options.
    ///
    /// - Parameters:
    ///   - layout: Makes the layout. Each run evaluates the expression again, and so has a new layout.
    ///   - items: How many items each section has before the first step.
    ///   - size: The collection view's first size, in points.
    ///   - delegate: Makes the collection view's delegate, for instance a flow layout's delegate.
    ///   - rules: The rules that the layout may break.
    ///   - scrolling: How the work of a scroll step may grow with the number of items; nil doesn't measure it.
    ///   - adjust: Changes further options of the checker: seeds, steps, cells.
    ///   - fileID: The test's file, as failures name it.
    ///   - file: The path of the test's file.
    ///   - testName: The test's name.
    ///   - line: The line of the call.
    ///   - column: The column of the call.
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
        /// Describes the finding, how to replay it in this test, and where the picture is.
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
