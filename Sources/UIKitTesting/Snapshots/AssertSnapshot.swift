// Testing exists in debug builds only: a release build with the static library fails on it.
#if DEBUG && canImport(Testing)
    import Testing

    /// Fails the test if a value differs from the snapshot in the file beside the test.
    ///
    ///     assertSnapshot(of: collectionView, as: .attributes)
    ///     assertSnapshot(of: controller, as: .svg(size: CGSize(width: 393, height: 852)))
    ///
    /// The first run writes the file: look at it and commit it. See
    /// ``verifySnapshot(of:as:named:record:file:testName:)``.
    @MainActor public func assertSnapshot<Value>(
        of value: @autoclosure () -> Value, as strategy: Snapshotting<Value>, named name: String? = nil,
        record: SnapshotRecord? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
        testName: String = #function, line: UInt = #line, column: UInt = #column
    ) {
        let mistake = verifySnapshot(
            of: value(), as: strategy, named: name, record: record, file: file, testName: testName)
        guard let mistake else { return }
        Issue.record(
            Comment(rawValue: mistake),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
    }
#endif
