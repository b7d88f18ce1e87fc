import QuartzCore

/// Warns once about a symbol that doesn't exist.
enum UnknownSymbol {
    static func report(_ name: String) {
        let nearest = nearest(to: name, among: SymbolDesign.names)
        Diagnostics.warnOnceFromAnyThread(
            "unknown-symbol", of: name,
            """
            UIImage(systemName: "\(name)") is nil: there is no drawing of that symbol.
              likely cause   a misspelt name, or one of the thousands of Apple's symbols that aren't drawn yet
              try            \(nearest.map { "\"\($0)\", the nearest of those in Documentation/Drawing.md" } ?? "one of those in Documentation/Drawing.md"), \
            or a picture of your own: UIImage(named:)
            """)
    }

    /// Returns the symbol of the same thing that has most of the wanted words: `trash` for `trash.slash`. Otherwise
    /// returns a symbol with a similarly written name, or nil.
    static func nearest(to wanted: String, among names: [String]) -> String? {
        let words = wanted.split(separator: ".")
        let ofTheSameThing = names.filter { $0.split(separator: ".").first == words.first }
        let best = ofTheSameThing.max { likeness($0, words) < likeness($1, words) }
        return best ?? NearestName(to: wanted, among: names).name
    }

    /// Returns the share of common words among all words of both names.
    private static func likeness(_ name: String, _ words: [Substring]) -> Double {
        let (own, wanted) = (Set(name.split(separator: ".")), Set(words))
        return Double(own.intersection(wanted).count) / Double(own.union(wanted).count)
    }
}
