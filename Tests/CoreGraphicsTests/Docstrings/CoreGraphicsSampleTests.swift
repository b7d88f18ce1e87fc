import CoreGraphics
import Foundation
import Testing

// The samples of docstrings in Sources/CoreGraphics that apps can't write: Scripts/samples looks for them here. UIKitTests has the others.

@Suite("Docstrings: CoreGraphics") struct CoreGraphicsSampleTests {
    @Test("the main axis of a size is its height or its width", arguments: [(Axis.vertical, 60), (.horizontal, 110)])
    func axis(axis: Axis, expected: CGFloat) {
        let size = CGSize(width: 100, height: 50)
        let lineSpacing: CGFloat = 10
        let step = size[main: axis] + lineSpacing
        #expect(step == expected)
    }
}
