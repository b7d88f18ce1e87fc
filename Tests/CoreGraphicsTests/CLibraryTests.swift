import CoreGraphics
import Testing

@Suite("Functions that come with CoreGraphics") struct CLibraryTests {
    @Test("the C library's functions can be called with the module's name and without")
    func functions() {
        let side: CGFloat = 2.5
        #expect(CoreGraphics.round(side) == 3 && CoreGraphics.floor(side) == 2)
        #expect(pow(side, 2) == 6.25 && sqrt(side * 10) == 5)
    }
}
