import Foundation
import Testing
import TestSupport
import UIKit

@testable import UIKitCore

/// Hostile catalogues: nil and a warning, never a crash.
@Suite("Hostile asset catalogues") struct HostileAssetTests {
    private let sample: SampleBundle

    init() throws { sample = try SampleBundle() }

    /// What is wrong with Contents.json of a set.
    private func mistake() throws -> String {
        let folder = try #require(AssetFolder(catalogue: sample.path + "/Assets.xcassets"))
        do throws(AssetMistake) {
            _ = try AssetContents(of: folder.folder(named: "Brand.colorset"))
            return "none"
        } catch {
            #expect(error.file == "Assets.xcassets/Brand.colorset")
            return error.reason
        }
    }

    @Test(
        "a Contents.json that is no JSON object is reported",
        arguments: [
            "", "{", "[]", "3", "null", "\u{FEFF}", #"{"colors": NaN}"#, #"{"colors": 1e999}"#,
            String(repeating: "[", count: 100_000), String(repeating: #"{"colors":"#, count: 100_000),
        ])
    func noObject(_ text: String) throws {
        try sample.writeContents(text, of: "Brand.colorset")
        #expect(try mistake() == "Contents.json isn't a JSON object")
    }

    @Test("a Contents.json of ten megabytes isn't read")
    func large() throws {
        let text = #"{"colors": [\#(String(repeating: " ", count: 10 << 20))]}"#
        try sample.writeContents(text, of: "Brand.colorset")
        #expect(try mistake() == "Contents.json can't be read, or has more than 1 MB")
    }

    @Test("a folder, or a link to nowhere or out of the catalogue, isn't read as Contents.json")
    func noFile() throws {
        try sample.writeContents("{}", of: "Brand.colorset/Contents.json")
        #expect(try mistake() == "Contents.json can't be read, or has more than 1 MB")
        try FileManager.default.removeItem(atPath: sample.path + "/Assets.xcassets/Brand.colorset/Contents.json")
        #expect(try mistake() == "there is no file Contents.json")
        try sample.link("Assets.xcassets/Brand.colorset/Contents.json", to: "/etc/hostname")
        #expect(try mistake() == "Contents.json is a link that leaves the catalogue")
    }

    @Test("five hundred nested lists are read on a thread with a small stack")
    func nested() async throws {
        let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
        try sample.writeContents(#"{"colors": \#(deep)}"#, of: "Brand.colorset")
        let bundle = try sample.bundle()
        let isThere = await withCheckedContinuation { done in
            let thread = Thread {
                let color = UIColor(named: "Brand", in: bundle, compatibleWith: nil)
                done.resume(returning: color != nil)
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(!isThere)
    }

    @Test("messages print a name without control characters, and shortened")
    func printable() throws {
        try sample.writeContents(
            SampleBundle.images(#"{"filename": "\u001B[2J\#(String(repeating: "x", count: 200))"}"#),
            of: "Logo\u{1B}.imageset")
        let folder = try #require(AssetFolder(catalogue: sample.path + "/Assets.xcassets"))
        var contents = try AssetContents(of: folder.folder(named: "Logo\u{1B}.imageset"))
        _ = ImageSet(&contents, named: "Logo")
        let text = try #require(contents.mistakes.first).description
        #expect(!text.contains("\u{1B}") && text.count < 250)
    }

    @Test("random Contents.json is read without a crash", arguments: SeededGenerator.seeds(0..<200))
    func fuzz(_ seed: UInt64) throws {
        var random = RandomContents(seed: seed)
        try sample.write(SampleBundle.png(width: 4, height: 4), to: "Assets.xcassets/Set/a.png")
        try sample.writeContents(random.contents(), of: "Set")
        let catalogue = try #require(AssetFolder(catalogue: sample.path + "/Assets.xcassets"))
        guard var contents = try? AssetContents(of: catalogue.folder(named: "Set")) else { return }
        let place = random.place()
        if case .components(let rgba) = ColorSet(&contents).variants.best(in: place) {
            #expect([rgba.red, rgba.green, rgba.blue, rgba.alpha].allSatisfy { $0.isFinite }, "seed \(seed)")
        }
        if let image = ImageSet(&contents, named: random.name()).variants.best(in: place) {
            #expect(image.path.hasSuffix("/Assets.xcassets/Set/a.png"), "seed \(seed)")
            #expect(image.scale >= 1 && image.slicing?.insets.isFinite ?? true, "seed \(seed)")
        }
        #expect(contents.mistakes.count <= 20)
        let names = AssetNames([catalogue])
        #expect(names.colors.isEmpty && names.images.isEmpty, "seed \(seed)")
    }
}
