import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Screen: file outline") struct FileOutlineTests {
    private let roots = [
        FileNode(
            name: "Sources",
            children: [
                FileNode(name: "Layout", children: [FileNode(name: "Flow.swift"), FileNode(name: "List.swift")]),
                FileNode(name: "main.swift"),
            ]),
        FileNode(name: "README.md"),
    ]

    @Test(
        "folders open and close, and each level is indented by ten points",
        arguments: [ScreenDevice.phone, .phoneOnItsSide])
    func folders(device: ScreenDevice) {
        let stage = device.makeStage()
        stage.show(UINavigationController(rootViewController: FileOutlineViewController(roots: roots)))
        var names: [String] { Array(stage.texts.dropFirst(2)) }
        #expect(stage.texts.prefix(2) == ["Files", "Expand"] && names == ["Sources", "README.md"])
        stage.tap("Sources")
        #expect(names == ["Sources", "Layout", "main.swift", "README.md"])
        stage.tap("Layout")
        #expect(names == ["Sources", "Layout", "Flow.swift", "List.swift", "main.swift", "README.md"])
        let labels = stage.window.labelsSeen.dropFirst(2).map(\.frameInWindow.minX)
        #expect(labels.map { $0 - labels[0] } == [0, 10, 20, 20, 10, 0])
        stage.tap("Sources")
        #expect(names == ["Sources", "README.md"])
        // Open folders inside a closed folder stay open.
        stage.tap("Sources")
        #expect(names.count == 6)
        stage.tap("Layout")
        stage.tap("Expand")
        #expect(names.count == 6)
    }
}
