import Testing

extension ExitTest.Result? {
    /// Expects each of these texts on standard error: the first line, which people search for, the cause, the remedy.
    ///
    /// A process that ended by a signal alone printed none of them.
    func expectWords(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        let said = said
        for word in words {
            #expect(said.contains(word), "it said: \(said.prefix(4_000))", sourceLocation: sourceLocation)
        }
    }

    /// Expects these words exactly once.
    func expectOnce(_ words: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let times = said.split(separator: words, omittingEmptySubsequences: false).count - 1
        #expect(times == 1, sourceLocation: sourceLocation)
    }

    /// Expects that the process printed nothing.
    func expectSilence(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(said == "", sourceLocation: sourceLocation)
    }

    /// The process's output on standard error.
    var said: String { self.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? "no process" }
}
