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

    @Test("a folder with spaces in which the program runs isn't shown, whoever names it")
    func knownFolders() {
        let here = FileManager.default.currentDirectoryPath
        #expect("Nothing is in \(here)/My Pictures.".withoutPaths.contains(here) == false)
        let words = LastWords.mistake("First \(here)/a/b\nand", "  likely cause   \(here)/a/c\n  try   \(here)/a/d")
        #expect(words.title == "…/c." && words.remedy == "…/d." && words.text?.contains(here) == false)
    }
}
