import Testing

@testable import NibConnector

@Suite("Swift source as tokens") struct SwiftTokenizerTests {
    /// The tokens with spaces between them; literals are `…`.
    private func tokens(_ source: String) -> String {
        SwiftTokenizer.tokens(in: Array(source.utf8)).map { $0.kind == .literal ? "…" : $0.text }
            .joined(separator: " ")
    }

    @Test(
        "words, punctuation and literals are tokens; comments, space and #if lines aren't",
        arguments: [
            ("var titel: UILabel!", "var titel : UILabel !"),
            ("(A)->B?", "( A ) -> B ?"),
            ("a /* b /* c */ d */ e // f\ng", "a e g"),
            ("größe $0 _x `class` `two words`", "größe $0 _x `class` `two words`"),
            ("0xFF 1_000 0.5 1...5 2.a", "… … … … . . . … … . a"),
            ("#if os(Linux)\nlet a\n#elseif B\nlet b\n#else\nlet c\n#endif", "let a let b let c"),
            ("#!/usr/bin/swift\nimport A", "import A"),
            ("\u{FEFF}import A", "import A"),
            ("#selector(tap) #warning(\"w\")", "# selector ( tap ) # warning ( … )"),
            ("a / b / c", "a / b / c"),
            ("x = /[{\"]/ + #/a/b{/#", "x = … + …"),
            ("", ""),
        ])
    func kinds(_ source: String, expected: String) {
        #expect(tokens(source) == expected)
    }

    @Test(
        "a string is one token, with all its interpolations",
        arguments: [
            #""a { \" b" c"#, #""\(f("}", g { "\(1)" }))" c"#, ##"#"a " \( \#(f(")")) "# c"##,
            #""\( /* ) " */ 1)" c"#, "\"\"\"\na \" \"\" } \\\"\"\" b\n\"\"\" c", "\"no end\nc", #""" c"#,
        ])
    func strings(_ source: String) {
        #expect(tokens(source) == "… c")
    }

    @Test("a token has whether it begins a line, and whether it touches the token before")
    func places() {
        let tokens = SwiftTokenizer.tokens(in: Array("a(b /* \n */ c\nd".utf8))
        #expect(tokens.map(\.startsLine) == [true, false, false, true, true])
        #expect(tokens.map(\.isAttached) == [false, true, true, false, false])
    }
}
