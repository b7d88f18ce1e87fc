import Testing

@testable import TextLayout

@Suite("Bidirectional classes") struct BidiClassTests {
    @Test(
        "each character has its class from Unicode",
        arguments: [
            ("\u{0}", .boundaryNeutral), ("a", .leftToRight), ("א", .rightToLeft), ("ا", .arabicLetter),
            ("7", .europeanNumber), ("٧", .arabicNumber), ("-", .europeanSeparator), ("€", .europeanTerminator),
            (":", .commonSeparator), ("\u{301}", .nonspacingMark), ("\n", .paragraphSeparator),
            ("\t", .segmentSeparator), (" ", .whiteSpace), ("(", .otherNeutral), ("\u{202A}", .leftToRightEmbedding),
            ("\u{2068}", .firstStrongIsolate), ("\u{2069}", .popDirectionalIsolate), ("漢", .leftToRight),
            ("🙂", .otherNeutral), ("\u{10FFFD}", .leftToRight), ("\u{10FFFF}", .boundaryNeutral),
        ] as [(Unicode.Scalar, BidiClass)])
    func samples(scalar: Unicode.Scalar, bidiClass: BidiClass) {
        #expect(BidiClassTable.shared[scalar] == bidiClass)
    }

    @Test("unassigned characters have the class of their block")
    func unassigned() {
        #expect(BidiClassTable.shared["\u{5FF}"] == .rightToLeft)
        #expect(BidiClassTable.shared["\u{1EEFF}"] == .arabicLetter)
        #expect(BidiClassTable.shared["\u{20CF}"] == .europeanTerminator)
        #expect(BidiClassTable.shared["\u{378}"] == .leftToRight)
    }

    @Test("only the characters that Unicode mirrors have a mirror image")
    func mirrors() {
        let all = (0...0xFFFF).compactMap(Unicode.Scalar.init(_:) as (UInt32) -> Unicode.Scalar?)
        let mirrored = all.filter { $0.mirrored != nil }
        #expect(mirrored.count == 428)
        #expect(mirrored.allSatisfy { $0.properties.isBidiMirrored && $0.mirrored?.mirrored == $0 })
        #expect(("(" as Unicode.Scalar).mirrored == ")")
        #expect(("≤" as Unicode.Scalar).mirrored == "≥")
        #expect(("a" as Unicode.Scalar).mirrored == nil)
    }
}
