import QuartzCore

/// What a file of an asset catalogue asks for that can't be done.
struct AssetMistake: Error, Equatable, Sendable, CustomStringConvertible {
    /// From the catalogue on, such as `Assets.xcassets/Brand.colorset/Contents.json`.
    let file: String
    /// What is wrong, as a sentence without a full stop.
    let reason: String
    /// What to do about it, as an imperative.
    let remedy: String

    var description: String { "\(file): \(reason). Try: \(remedy)." }

    /// Warns about it, once. `UIKIT_QUIET=assets` switches these warnings off.
    func report() { Diagnostics.warnOnceFromAnyThread("assets", of: description, description) }
}
