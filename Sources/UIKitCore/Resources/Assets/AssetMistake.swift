import QuartzCore

/// A mistake in a file of an asset catalogue.
struct AssetMistake: Error, Equatable, Sendable, CustomStringConvertible {
    /// The path from the catalogue on, such as `Assets.xcassets/Brand.colorset/Contents.json`.
    let file: String
    /// What is wrong, as a sentence without a full stop.
    let reason: String
    /// What to do about it, as an imperative.
    let remedy: String

    var description: String { "\(file): \(reason). Try: \(remedy)." }

    /// Warns once. `UIKIT_QUIET=assets` switches these warnings off.
    func report() { Diagnostics.warnOnceFromAnyThread("assets", of: description, description) }
}
