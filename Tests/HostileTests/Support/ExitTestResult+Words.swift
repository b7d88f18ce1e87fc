import Testing

extension ExitTest.Result? {
    /// Expects each of these on standard error: the first line as people search for it, the cause, the remedy.
    ///
    /// A process that ended by a bare signal said none of them.
    func expectWords(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let said = said
        for word in words {
            #expect(said.contains(word), "it said: \(said.prefix(4_000))", sourceLocation: sourceLocation)
        }
    }

    /// Expects these words, and that they are not said again.
    func expectOnce(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let times = said.split(separator: words, omittingEmptySubsequences: false).count - 1
        #expect(times == 1, sourceLocation: sourceLocation)
    }

    /// Expects that nothing was said.
    func expectSilence(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(said == "", sourceLocation: sourceLocation)
    }

    /// What the process wrote on standard error.
    var said: String { self.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? "no process" }
}
