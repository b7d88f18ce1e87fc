import CoreGraphics
import Testing

@testable import UIKitCore
@testable import UIKitTestSupport

@Suite("Designs of symbols") struct SymbolDesignTests {
    private let box: SymbolDesign.Shape = { $0.box(2, 2, 20, 20, radius: 0) }

    private func bounds(_ build: SymbolDesign.Shape) -> CGRect {
        let path = CGMutablePath()
        build(path)
        return path.boundingBoxOfPath
    }

    private func commands(_ design: SymbolDesign) -> [DrawingCommand] {
        design.drawing(lineWidth: 1, unit: 1).commands
    }

    @Test("a placed shape is centred at the given point")
    func placed() {
        #expect(bounds { $0.placed(0.5, 12, 6, box) } == CGRect(x: 7, y: 1, width: 10, height: 10))
    }

    @Test("a polygon's first corner lies in the direction given")
    func polygon() {
        // A square on its tip: 5 to the right, down, left and up of the centre.
        let diamond = bounds { $0.polygon(sides: 4, radius: 5, from: 0) }
        #expect(abs(diamond.minX - 7) < 1e-9 && abs(diamond.minY - 7) < 1e-9)
        #expect(abs(diamond.width - 10) < 1e-9 && abs(diamond.height - 10) < 1e-9)
    }

    @Test("a cut leaves the shapes below a design as they are")
    func joining() {
        let above = SymbolDesign().area(box).cut { $0.lines(2, 12, 22, 12) }
        let drawn = commands(SymbolDesign().line(box).joining(above))
        #expect(drawn.count == 2)
        #expect(drawn.first == commands(SymbolDesign().line(box)).first)
        #expect(drawn.last == commands(above).first)
        // Cut one after the other, the line goes through both.
        #expect(commands(SymbolDesign().line(box).area(box).cut { $0.lines(2, 12, 22, 12) }).count == 1)
    }

    @Test("in a symbol's name badge.plus comes last, and circle before fill")
    func names() {
        #expect(
            SymbolDesign.badgedWithPlus(SymbolDesign.pair("doc", box)).keys.sorted()
                == ["doc.badge.plus", "doc.fill.badge.plus"])
        #expect(SymbolDesign.encircled("doc", box).keys.sorted() == ["doc.circle", "doc.circle.fill"])
        #expect(SymbolDesign.squared("doc.square") { _ in }.keys.sorted() == ["doc.square", "doc.square.fill"])
    }

    @Test(
        "arrows and lists that follow the text are mirrored from right to left",
        arguments: [
            "arrow.backward", "arrow.forward.circle.fill", "arrow.uturn.backward", "chevron.forward.square",
            "list.dash",
            "list.bullet.rectangle", "star.leadinghalf.filled",
        ])
    func followsText(name: String) {
        #expect(SymbolDesign.named(name)?.followsText == true)
    }

    @Test(
        "player buttons, left and right, and numbers aren't mirrored",
        arguments: ["forward.fill", "backward.end", "arrow.left", "chevron.right.circle", "list.number"])
    func staysAsItIs(name: String) {
        #expect(SymbolDesign.named(name)?.followsText == false)
    }
}
