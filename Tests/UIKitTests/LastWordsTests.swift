import BrowserScreen
import Foundation
import Testing

@testable import UIKit

@Suite("What a page says at the program's end") struct LastWordsTests {
    @Test(
        "the command that starts the program again has its name, and neither its folder nor its arguments",
        arguments: [
            ("/home/ada/App/.build/debug/Gallery", "swift run Gallery"), (".build/debug/Gallery", "swift run Gallery"),
            ("/usr/local/bin/Gallery", "Gallery"), ("./Gallery", "Gallery"), ("Gallery", "Gallery"),
            ("/tmp/\u{1B}[31mGallery", #"\u{1B}[31mGallery"#), ("", ""),
        ])
    func command(program: String, said: String) {
        #expect(LastWords.command(for: program) == said)
        #expect(LastWords.end(of: "Gallery").command == LastWords.command())
    }

    @Test(
        "a path in the words has its last component only",
        arguments: [
            (
                "Could not load NIB in bundle: 'NSBundle </home/ada/App/.build/App_App.resources> (loaded)' with name 'X'",
                "Could not load NIB in bundle: 'NSBundle <…/App_App.resources> (loaded)' with name 'X'"
            ),
            ("/var/lib/a.txt", "…/a.txt"), ("Try: /var/lib/a/, then b.", "Try: …/, then b."),
            ("see file:///var/lib/a.txt", "see …/a.txt"), ("path=/var/lib/a", "path=…/a"),
            ("the last line\n/var/lib/a", "the last line\n…/a"),
            ("https://www.swift.org/a/b", "https://www.swift.org/a/b"), ("20 deleted/moved", "20 deleted/moved"),
            ("R13/R14, 1/2 and 3 / 4", "R13/R14, 1/2 and 3 / 4"),
        ])
    func paths(words: String, shown: String) {
        #expect(words.withoutPaths == shown)
    }

    @Test(
        "a folder with spaces isn't shown, whoever names it",
        arguments: [
            ("Nothing is in /home/ada/My App/My Pictures.", "Nothing is in …/My Pictures."),
            ("/home/ada/My App/a/b", "…/b"), ("see file:///home/ada/My App/a/b.txt", "see …/b.txt"),
        ])
    func foldersWithSpaces(words: String, shown: String) {
        #expect(words.withoutPaths(in: ["/", "", "/home/ada/My App"]) == shown)
    }

    @Test("the title, the remedy and the text of a mistake have no paths")
    func mistake() {
        let words = LastWords.mistake(
            "First /home/ada/a/b\nand", "  likely cause   /home/ada/a/c\n  try   /home/ada/a/d")
        #expect(words.title == "…/c." && words.remedy == "…/d.")
        #expect(words.text?.contains("ada") == false)
    }
}
