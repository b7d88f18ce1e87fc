import CoreGraphics
import LayoutEngine
import Testing

@testable import UIKitCore

/// On a tablet of 1000 × 800 with a status bar of 20, so the room is (10, 30) to (990, 790). The arrow is 13 high.
@Suite("Geometry of popovers") struct PopoverGeometryTests {
    private let tablet = PopoverGeometry(
        bounds: CGRect(x: 0, y: 0, width: 1000, height: 800),
        safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
        source: CGRect(x: 400, y: 300, width: 100, height: 40), contentSize: CGSize(width: 320, height: 200),
        pixelGrid: PixelGrid(scale: 2))

    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var source = CGRect(x: 400, y: 300, width: 100, height: 40)
        var size = CGSize(width: 320, height: 200)
        var permitted = UIPopoverArrowDirection.any
        var mayOverlap = false
        /// The height of the tablet; at 400 there is little room both above and below.
        var height: CGFloat = 800
        var direction: UIPopoverArrowDirection
        var frame: CGRect
        var tip: CGPoint
    }

    private static let low = CGRect(x: 400, y: 180, width: 100, height: 40)
    private static let tall = CGSize(width: 320, height: 300)

    @Test(
        "a popover's side, frame and arrow tip fit the space around its source",
        arguments: [
            Case(
                testDescription: "below, where there is room", direction: .up,
                frame: CGRect(x: 290, y: 340, width: 320, height: 213), tip: CGPoint(x: 450, y: 340)),
            Case(
                testDescription: "above, where there is none below",
                source: CGRect(x: 400, y: 700, width: 100, height: 40), direction: .down,
                frame: CGRect(x: 290, y: 487, width: 320, height: 213), tip: CGPoint(x: 450, y: 700)),
            Case(
                testDescription: "to the right", permitted: .left, direction: .left,
                frame: CGRect(x: 500, y: 220, width: 333, height: 200), tip: CGPoint(x: 500, y: 320)),
            Case(
                testDescription: "to the left", permitted: .right, direction: .right,
                frame: CGRect(x: 67, y: 220, width: 333, height: 200), tip: CGPoint(x: 400, y: 320)),
            Case(
                testDescription: "10 from the edge, and the arrow clear of the corner",
                source: CGRect(x: 0, y: 100, width: 40, height: 40), direction: .up,
                frame: CGRect(x: 10, y: 140, width: 320, height: 213), tip: CGPoint(x: 49, y: 140)),
            Case(
                testDescription: "lower than it would like to be, rather than at the side",
                source: CGRect(x: 400, y: 100, width: 100, height: 40), size: CGSize(width: 320, height: 1100),
                direction: .up, frame: CGRect(x: 290, y: 140, width: 320, height: 650), tip: CGPoint(x: 450, y: 140)),
            Case(
                testDescription: "at the side, where it fits nowhere else", source: low, size: tall, height: 400,
                direction: .left, frame: CGRect(x: 500, y: 50, width: 333, height: 300), tip: CGPoint(x: 500, y: 200)),
            Case(
                testDescription: "shrunk, where only below is permitted", source: low, size: tall, permitted: .up,
                height: 400, direction: .up, frame: CGRect(x: 290, y: 220, width: 320, height: 170),
                tip: CGPoint(x: 450, y: 220)),
            Case(
                testDescription: "over its source, where that is permitted", source: low, size: tall, permitted: .up,
                mayOverlap: true, height: 400, direction: .up,
                frame: CGRect(x: 290, y: 77, width: 320, height: 313), tip: CGPoint(x: 450, y: 77)),
            Case(
                testDescription: "without an arrow, over the middle", permitted: [], direction: [],
                frame: CGRect(x: 290, y: 220, width: 320, height: 200), tip: CGPoint(x: 450, y: 320)),
            Case(
                testDescription: "from the middle of a source that fills the screen",
                source: CGRect(x: 0, y: 0, width: 1000, height: 800), direction: .up,
                frame: CGRect(x: 340, y: 400, width: 320, height: 213), tip: CGPoint(x: 500, y: 400)),
            Case(
                testDescription: "at the edge, from a source beyond it",
                source: CGRect(x: 1200, y: 300, width: 100, height: 40), permitted: .right, direction: .right,
                frame: CGRect(x: 657, y: 220, width: 333, height: 200), tip: CGPoint(x: 990, y: 320)),
        ])
    func places(_ one: Case) {
        var geometry = tablet
        geometry.bounds.size.height = one.height
        geometry.source = one.source
        geometry.contentSize = one.size
        geometry.permittedDirections = one.permitted
        geometry.mayOverlapSource = one.mayOverlap
        #expect(geometry.place == PopoverGeometry.Place(frame: one.frame, direction: one.direction, tip: one.tip))
    }

    @Test("in a container without space a popover's frame is finite", arguments: [0, 5, 40] as [CGFloat])
    func tiny(side: CGFloat) {
        var geometry = tablet
        geometry.bounds.size = CGSize(width: side, height: side)
        for directions in [.up, .down, .left, .right, .any, []] as [UIPopoverArrowDirection] {
            geometry.permittedDirections = directions
            let frame = geometry.place.frame
            #expect(frame.isFinite && frame.width >= 0 && frame.height >= 0)
        }
    }
}
