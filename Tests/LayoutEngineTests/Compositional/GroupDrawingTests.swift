import CoreGraphics
import LayoutEngine
import Testing

@Suite("A group drawn with characters") struct GroupDrawingTests {
    @Test("a large item beside two small ones is drawn as three boxes")
    func nested() {
        let drawing = GroupDrawing(
            row(
                .all, .points(100), [item(.half, .points(100)), column(.half, .points(100), [item(.all, .points(50))])]),
            in: CGSize(width: 400, height: 400))
        #expect(drawing.size == CGSize(width: 400, height: 100))
        #expect(drawing.itemCount == 3)
        #expect(
            drawing.text == """
                +-------------------------------+------------------------------+
                |0                              |1                             |
                |                               |                              |
                |                               |                              |
                |                               +------------------------------+
                |                               |2                             |
                |                               |                              |
                +-------------------------------+------------------------------+
                """)
    }

    @Test("items beyond the edge are drawn at the edge; a group without length draws nothing")
    func edges() {
        var group = GroupItem(size: GroupSize(width: .points(0), height: .points(0)))
        #expect(GroupDrawing(group, in: CGSize(width: 400, height: 400)).text.hasPrefix("+"))
        group = GroupItem(
            size: GroupSize(width: .points(64), height: .points(16)),
            content: .custom([GroupContent.CustomPlace(frame: CGRect(x: -50, y: 100, width: 1000, height: -300))]))
        let text = GroupDrawing(group, in: CGSize(width: 400, height: 400)).text
        #expect(text.split(separator: "\n").allSatisfy { $0.count == 64 })
    }
}
