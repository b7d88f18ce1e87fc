/// Neighbouring characters of one embedding level, after rules X1 to X8.
struct LevelRun {
    /// In the characters of the paragraph. Ignored ones lie in it, too.
    var range: Range<Int>
    var level: UInt8
    /// Whether its first character closes an isolate that an earlier run opened.
    var closesIsolate: Bool
    /// Whether its last character opens an isolate.
    var opensIsolate = false
    /// The run with which it goes on behind the isolate that it opens.
    var next: Int?
}
