import CoreGraphics
import RenderTree
import Testing

@Suite("Numbers as decimal text") struct DecimalTextTests {
    @Test(
        "a number is written with as few digits as it needs",
        arguments: [
            (0, "0"), (12.5, "12.5"), (-0.25, "-0.25"), (3, "3"), (1.0 / 3, "0.333"), (100.05, "100.05"),
            (-0.0001, "0"), (1e7, "10000000"), (.nan, "0"), (.infinity, "0"),
        ] as [(CGFloat, String)])
    func text(value: CGFloat, expected: String) {
        #expect(value.decimalText() == expected)
    }
}
