/// Consecutive characters on one embedding level, after rules X1 to X8.
struct LevelRun {
    /// The range in the paragraph's characters, including ignored ones.
    var range: Range<Int>
    var level: UInt8
    /// Whether the first character closes an isolate that an earlier run opened.
    var closesIsolate: Bool
    /// Whether the last character opens an isolate.
    var opensIsolate = false
    /// The run that continues this one after the isolate that it opens.
    var next: Int?
}
