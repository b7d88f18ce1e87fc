import CoreGraphics
import Foundation
import Testing

/// Where Apple's rectangles and Foundation's differ, Apple's are meant: layouts are written with these.
@Suite("Rectangles") struct CGRectTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    @Test("rectangles that overlap intersect, in either order")
    func sharing() {
        for other in [
            CGRect(x: 9, y: 9, width: 5, height: 5), CGRect(x: 2, y: 2, width: 1, height: 1),
            CGRect(x: -5, y: 3, width: 30, height: 1), square, .infinite,
        ] {
            #expect(square.intersects(other) && other.intersects(square), "\(other)")
        }
    }

    @Test(
        "rectangles that only touch don't intersect",
        arguments: [
            CGRect(x: 10, y: 0, width: 10, height: 10), CGRect(x: -10, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 10, width: 10, height: 10), CGRect(x: 0, y: -10, width: 10, height: 10),
            CGRect(x: 10, y: 10, width: 10, height: 10),
        ])
    func touching(other: CGRect) {
        #expect(!square.intersects(other) && !other.intersects(square))
    }

    @Test("touching rectangles have a line as their intersection, not the null rectangle")
    func sharedLine() {
        let shared = square.intersection(CGRect(x: 0, y: 10, width: 10, height: 10))
        #expect(shared == CGRect(x: 0, y: 10, width: 10, height: 0) && !shared.isNull)
        #expect(square.intersection(CGRect(x: 11, y: 0, width: 10, height: 10)).isNull)
    }

    @Test("a rectangle without width or height intersects one that contains it")
    func lines() {
        #expect(square.intersects(CGRect(x: 0, y: 5, width: 10, height: 0)))
        #expect(square.intersects(CGRect(x: 5, y: 5, width: 0, height: 0)))
        #expect(!square.intersects(CGRect(x: 0, y: 10, width: 10, height: 0)))
        #expect(!square.intersects(CGRect(x: 5, y: 11, width: 0, height: 0)))
    }

    // The tests of Blueprints and of CollectionViewSlantedLayout, written for iOS, ask a layout for what is in the empty rectangle at
    // zero, and expect the item that begins there.
    @Test("an empty rectangle on the left or upper edge intersects, on the right or lower edge not")
    func edges() {
        for other in [
            CGRect.zero, CGRect(x: 0, y: 5, width: 0, height: 0), CGRect(x: 5, y: 0, width: 0, height: 0),
            CGRect(x: 2, y: 0, width: 5, height: 0), CGRect(x: 0, y: 2, width: 0, height: 5),
        ] {
            #expect(square.intersects(other) && other.intersects(square), "\(other)")
        }
        for other in [
            CGRect(x: 10, y: 0, width: 0, height: 0), CGRect(x: 0, y: 10, width: 0, height: 0),
            CGRect(x: -5, y: 0, width: 5, height: 0), CGRect(x: 10, y: 0, width: 5, height: 0),
            CGRect(x: 10, y: 2, width: 0, height: 5), CGRect(x: -1, y: 0, width: 0, height: 0),
        ] {
            #expect(!square.intersects(other) && !other.intersects(square), "\(other)")
        }
    }

    @Test("a rectangle of negative size is standardised before it intersects")
    func negative() {
        let backwards = CGRect(x: 5, y: 5, width: -5, height: -5)
        #expect(square.intersects(backwards) && backwards.intersects(square))
        #expect(!square.intersects(CGRect(x: 0, y: 0, width: -5, height: 10)))
    }

    @Test("nothing intersects the null rectangle")
    func null() {
        #expect(!square.intersects(.null) && !CGRect.null.intersects(square))
        #expect(!CGRect.infinite.intersects(.null) && !CGRect.null.intersects(.infinite))
        #expect(!CGRect.null.intersects(.null))
    }

    @Test("a rectangle encloses what is inside of it, despite rounding")
    func enclosing() {
        // 763.77 + 255.81 - 763.77 is less than 255.81.
        let rounded = CGRect(x: 763.77, y: 0, width: 255.81, height: 10)
        #expect(rounded.encloses(CGRect(x: 770, y: 0, width: 3, height: 10)) && rounded.encloses(rounded))
        #expect(!square.encloses(CGRect(x: 8, y: 0, width: 3, height: 3)) && !square.encloses(rounded))
        #expect(!square.encloses(.null) && !CGRect.null.encloses(square))
    }

    @Test("points, sizes and rectangles are described by their numbers in parentheses")
    func descriptions() {
        let rect = CGRect(x: 10, y: -20.5, width: 100, height: 0)
        #expect("\(rect) \(rect.origin) \(rect.size)" == "(10.0, -20.5, 100.0, 0.0) (10.0, -20.5) (100.0, 0.0)")
        #expect(String(describing: CGRect.null) == "(inf, inf, 0.0, 0.0)")
    }
}
