import Foundation
import Testing

@testable import UIKitCore

private class Shape {
    var name = "shape"
    func area() -> Int { name.count }
    func draw() -> String { "drawing of \(name)" }
}

private class Plain: Shape {}
private class Other: Shape {}

private class Drawing: Shape {
    override func draw() -> String { "line \(name.count)" }
}

private final class InheritedDrawing: Drawing {
    var extra = 1
    func more() -> Int { extra }
}

private final class Measuring: Shape {
    override func area() -> Int { 7 * name.count }
}

private final class Both: Shape {
    override func area() -> Int { 8 * name.count }
    override func draw() -> String { "both \(name)" }
}

@Suite("Which methods a subclass overrides") @MainActor struct MethodOverrideTests {
    @Test("an override is found in its class and in subclasses, and nowhere else")
    func oneMethod() {
        let draw = MethodOverride<Shape>(plain: Plain.self, other: Other.self, overriding: Drawing.self)
        #expect(draw.isWritten(in: Drawing.self) == true)
        #expect(draw.isWritten(in: InheritedDrawing.self) == true)
        #expect(draw.isWritten(in: Both.self) == true)
        #expect(draw.isWritten(in: Measuring.self) == false)
        #expect(draw.isWritten(in: Plain.self) == false)
        #expect(draw.isWritten(in: Shape.self) == false)
    }

    @Test("an override can't be found by an example class that overrides no method, or two")
    func unclear() {
        let none = MethodOverride<Shape>(plain: Plain.self, other: Other.self, overriding: Plain.self)
        #expect(none.isWritten(in: Drawing.self) == nil)
        let two = MethodOverride<Shape>(plain: Plain.self, other: Other.self, overriding: Both.self)
        #expect(two.isWritten(in: Drawing.self) == nil)
    }
}
