import Foundation
import NibReader
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Files that no Xcode writes: each opens or is refused, and what opens can be laid out.
@MainActor @Suite("XIBs and storyboards at random") struct NibThrashTests {
    @Test(
        "a changed cell XIB opens, or is refused at one of its lines",
        arguments: SeededGenerator.seeds(1..<6))
    func cell(seed: UInt64) throws { try thrash(NibSamples.cell, seed: seed, rounds: 40) }

    @Test("a changed view XIB opens, or is refused", arguments: SeededGenerator.seeds(101..<106))
    func view(seed: UInt64) throws { try thrash(NibSamples.controls, seed: seed, rounds: 40) }

    @Test("a changed storyboard opens, or is refused", arguments: SeededGenerator.seeds(201..<206))
    func storyboard(seed: UInt64) throws { try thrash(NibSamples.storyboard, seed: seed, rounds: 20) }

    @Test("the unchanged samples open without a report")
    func asTheyAre() throws {
        for sample in [NibSamples.cell, NibSamples.controls, NibSamples.storyboard] {
            var opened = 0
            let warnings = Diagnostics.warnings { opened = Self.open(Array(sample.utf8)) }
            #expect(opened > 0 && warnings.map(\.message) == [])
        }
    }

    private func thrash(_ sample: String, seed: UInt64, rounds: Int) throws {
        var random = SeededGenerator(seed: seed)
        let original = try XMLReader.read(Array(sample.utf8))
        var opened = 0
        _ = Diagnostics.warnings {
            for _ in 0..<rounds {
                var mutation = NibMutation(of: original)
                for _ in 0..<Int.random(in: 1...4, using: &random) { mutation.change(&random) }
                opened += Self.open(mutation.bytes(&random)) > 0 ? 1 : 0
            }
        }
        // If fewer files opened, only the reader would be tested.
        #expect(opened > rounds / 10, "UIKIT_SEED=\(seed) swift test --filter NibThrash")
    }

    /// Opens a file, and returns the number of its top-level objects or scenes.
    private static func open(_ bytes: [UInt8]) -> Int {
        do throws(NibMistake) {
            let document = try NibDocument(reading: bytes, of: "Thrash")
            return document.kind == .nib
                ? instantiate(document) : load(UIStoryboard(NibFile(.data(Data(bytes)), in: nil)))
        } catch {
            let lines = bytes.count { $0 == 0x0A } + 1
            #expect((1...lines).contains(error.line) && !error.reason.isEmpty && !error.remedy.isEmpty)
            return 0
        }
    }

    private static func instantiate(_ document: NibDocument) -> Int {
        let objects = try? document.instantiate(in: .main, report: NibReport(of: document))
        for case let view as UIView in objects ?? [] {
            let around = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            around.addSubview(view)
            around.layoutIfNeeded()
        }
        return objects?.count ?? 0
    }

    private static func load(_ storyboard: UIStoryboard) -> Int {
        let ids = storyboard.document.scenes.compactMap(\.controller)
            .filter { $0.name != "viewControllerPlaceholder" }.compactMap(\.id)
        for id in ids {
            let controller = storyboard.scene(ofController: id).instantiate()
            controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            controller.view.layoutIfNeeded()
        }
        return ids.count
    }
}
