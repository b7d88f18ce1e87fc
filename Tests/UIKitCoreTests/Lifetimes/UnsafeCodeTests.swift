import Foundation
import Testing

@testable import UIKitTestSupport

/// Code that the compiler does not check: each place has a row in Documentation/Decisions/0059-unsafe-code.md.
@Suite("Unsafe code") struct UnsafeCodeTests {
    /// The files of the library in which each word is allowed.
    private static let knownFiles: [String: Set<String>] = [
        "unowned(unsafe)": ["PendingElement.swift"],
        "unowned ": [],
        "[unowned": [],
        "Unmanaged": [
            "BackReference.swift", "CTFontManager.swift", "GraphicsStack.swift", "NSObject+Performing.swift",
            "StoredProperty.swift",
        ],
        "unsafeBitCast": [
            "RequiredInitTwin.swift", "LayerFactory.swift", "IndexPathPair.swift", "MethodOverride.swift",
            "CAAnimation.swift", "ReusableViewFactory.swift", "FieldRecords.swift",
            "UIStoryboardSegue.swift", "ProgramFile.swift",
        ],
        "unsafeDowncast": [
            "LayerFactory.swift", "CAAnimation.swift", "CALayer+Sampling.swift", "ContextFactory.swift",
            "UINavigationController.swift", "ViewSupply.swift", "ShownElements.swift",
            "UICollectionViewLayoutAttributes.swift",
        ],
        "assumingMemoryBound": ["FlowLines+Frames.swift", "StoredProperty.swift"],
        ".allocate(": ["FilledCells.swift", "ShownViews.swift", "FatalSignals.swift"],
        "nonisolated(unsafe)": ["UICollectionViewLayoutAttributes.swift", "UIFocusSystem.swift", "FatalSignals.swift"],
        "@unchecked Sendable": [
            "UIImage.swift", "UIImage+SymbolConfiguration.swift", "UIFont.swift", "UIColor.swift",
            "UITraitCollection.swift", "TraitValues.swift", "SnapshotUpdate.swift", "ListContentStyle.swift",
            "UIImageAsset.swift", "AssociatedObjects.swift", "NotificationCenter+Selectors.swift",
            "NSObject+Performing.swift", "Timer+Selectors.swift", "UIAccessibility.swift",
        ],
    ]

    @Test("unsafe code is in the files of the table, and nowhere else", arguments: knownFiles.keys.sorted())
    func places(of word: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Sources").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var found: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" && !file.path.contains("/Gallery/") {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            if code.contains(where: { $0.contains(word) }) { found.insert(file.lastPathComponent) }
        }
        #expect(found == Self.knownFiles[word])
    }
}
