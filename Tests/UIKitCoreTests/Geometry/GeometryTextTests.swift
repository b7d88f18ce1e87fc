import Foundation
import Testing
import UIKit

@Suite("Geometry as strings and NSValues") struct GeometryTextTests {
    @Test("geometry is read from the string it was written to")
    func texts() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
        #expect(NSCoder.cgPoint(for: "{1, -2.5}") == CGPoint(x: 1, y: -2.5))
        #expect(NSCoder.cgSize(for: "{3,4}") == CGSize(width: 3, height: 4))
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(NSCoder.cgVector(for: "{1, 2}") == CGVector(dx: 1, dy: 2))
        #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
        #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    }

    @Test("numbers lose nothing in a string", arguments: [0.1, 1.0 / 3, 1e-20, 123_456_789.123, -1e300] as [CGFloat])
    func exact(number: CGFloat) {
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: number, y: 0))).x == number)
    }

    @Test("a string that can't be read is zero, or the identity", arguments: ["", "{}", "{1}", "{a, b}", "{1, 2, 3}"])
    func nothing(text: String) {
        #expect(NSCoder.cgPoint(for: text) == .zero && NSCoder.cgRect(for: text) == .zero)
        #expect(NSCoder.uiEdgeInsets(for: text) == .zero && NSCoder.cgAffineTransform(for: text) == .identity)
    }

    @Test("NSValues return the insets and offsets they were made of")
    func objects() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        #expect(NSNumber(value: 1).uiEdgeInsetsValue == .zero)
    }
}
