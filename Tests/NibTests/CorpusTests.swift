import Foundation
import NibReader
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Public XIBs and storyboards, which are not part of this repository: the folder is named by `NIB_CORPUS`.
@MainActor @Suite("XIBs and storyboards of public projects", .enabled(if: Corpus.folder != nil)) struct CorpusTests {
    @Test("each file opens, and unknown parts are counted")
    func opens() throws {
        var counts = Corpus.Counts()
        for file in Corpus.files() { counts.add(Corpus.open(file)) }
        print(counts.text)
        #expect(counts.files > 0)
    }

    @Test("a file with random changes opens or is refused")
    func mutations() {
        var generator = SystemRandomNumberGenerator()
        let files = Corpus.files().filter {
            (try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) ?? 0 < 60_000
        }
        for _ in 0..<(Int(ProcessInfo.processInfo.environment["NIB_MUTATIONS"] ?? "") ?? 0) {
            guard let file = files.randomElement(using: &generator), var bytes = try? [UInt8](Data(contentsOf: file))
            else { continue }
            for _ in 0..<Int.random(in: 1...6) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count)
                switch Int.random(in: 0..<4) {
                case 0: bytes[place] = UInt8.random(in: 32..<127)
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(contentsOf: bytes[place..<min(place + 40, bytes.count)], at: place)
                default: bytes.removeSubrange(place..<min(place + 20, bytes.count))
                }
            }
            _ = Corpus.open(bytes, named: file.lastPathComponent)
        }
    }
}

@MainActor private enum Corpus {
    nonisolated static let folder = ProcessInfo.processInfo.environment["NIB_CORPUS"]

    static func files() -> [URL] {
        guard let folder,
            let all = FileManager.default.enumerator(at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
        else { return [] }
        return all.compactMap { $0 as? URL }.filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted {
            $0.path < $1.path
        }
    }

    enum Outcome {
        case refused(NibMistake)
        case opened(isCell: Bool, reasons: [String])
    }

    static func open(_ file: URL) -> Outcome? {
        (try? [UInt8](Data(contentsOf: file))).map { open($0, named: file.path) }
    }

    /// Opens a file as an app does, without the app's classes, outlets and actions, which are missing here.
    static func open(_ bytes: [UInt8], named name: String) -> Outcome {
        let document: NibDocument
        do throws(NibMistake) {
            document = try NibDocument(reading: withoutApp(bytes), of: name)
        } catch {
            return .refused(error)
        }
        let file = NibFile(.data(Data(withoutApp(bytes))), in: nil)
        let warnings = Diagnostics.warnings {
            if document.kind == .nib {
                _ = UINib(file).instantiate(withOwner: nil)
            } else {
                load(UIStoryboard(file))
            }
        }
        let isCell =
            document.kind == .nib
            && document.root.descendants.contains {
                $0.name == "collectionViewCell" || $0.name == "collectionReusableView"
            }
        let lines = warnings.filter { $0.identifier == "nib" }.flatMap { $0.message.split(separator: "\n") }
        return .opened(
            isCell: isCell,
            reasons: lines.map { line in
                line.split(separator: ":", maxSplits: 2).last.map {
                    String($0.prefix { $0 != "." }).trimmingCharacters(in: .whitespaces)
                } ?? ""
            })
    }

    private static func load(_ storyboard: UIStoryboard) {
        for scene in storyboard.document.scenes {
            guard let controller = scene.controller, controller.name != "viewControllerPlaceholder",
                let id = controller.attributes["id"]
            else { continue }
            storyboard.scene(ofController: id).instantiate().loadViewIfNeeded()
        }
    }

    private static func withoutApp(_ bytes: [UInt8]) -> [UInt8] {
        var text = String(decoding: bytes, as: UTF8.self)
        for pattern in [
            #"<(outlet|outletCollection|action) [^>]*/>"#, #" custom(Class|Module|ModuleProvider)="[^"]*""#,
            #" kind="custom""#, #" destinationCreationSelector="[^"]*""#,
            #" (storyboardName|referencedIdentifier|bundleIdentifier)="[^"]*""#,
        ] {
            text = text.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
        }
        // References to other files become plain view controllers.
        text = text.replacingOccurrences(of: "viewControllerPlaceholder", with: "viewController")
        return Array(text.utf8)
    }

    struct Counts {
        var files = 0, refused: [String] = []
        var cells = (all: 0, whole: 0), others = (all: 0, whole: 0)
        var missing: [String: Int] = [:]
        var missingInCells: [String: Int] = [:]
        var elements = (cells: 0, others: 0)

        mutating func add(_ outcome: Outcome?) {
            guard let outcome else { return }
            files += 1
            switch outcome {
            case .refused(let mistake): refused.append(mistake.description)
            case .opened(let isCell, let reasons):
                let unknown = reasons.filter(Self.isUnderstanding)
                if isCell { cells.all += 1 } else { others.all += 1 }
                if !unknown.contains(where: { $0.hasPrefix("there is no class") }) {
                    if isCell { elements.cells += 1 } else { elements.others += 1 }
                }
                if unknown.isEmpty { if isCell { cells.whole += 1 } else { others.whole += 1 } }
                for reason in Set(unknown) {
                    missing[reason, default: 0] += 1
                    if isCell { missingInCells[reason, default: 0] += 1 }
                }
            }
        }

        /// Returns whether the library does not understand a file; the app's classes, pictures and fonts do not count.
        static func isUnderstanding(_ reason: String) -> Bool {
            reason.contains("isn't understood") && !reason.contains("<color>") && !reason.contains("<fontDescription>")
                || reason.hasPrefix("there is no class")
        }

        var text: String {
            let inCells = missingInCells.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
                "\($0.value)  \($0.key)"
            }
            let list = missing.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(120).map {
                "\($0.value)  \($0.key)"
            }
            return """
                \(files) files, \(refused.count) refused
                cells: \(cells.whole) of \(cells.all), others: \(others.whole) of \(others.all)
                without an unknown element: cells \(elements.cells), others \(elements.others)
                In cells:
                \(inCells.joined(separator: "\n"))
                In all:
                \(list.joined(separator: "\n"))
                \(refused.joined(separator: "\n"))
                """
        }
    }
}
