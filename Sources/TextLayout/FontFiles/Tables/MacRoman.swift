/// The characters of the Mac before Unicode, one byte each. The first half is ASCII.
enum MacRoman {
    static func scalar(_ byte: Int) -> Unicode.Scalar {
        byte < 0x80 ? Unicode.Scalar(UInt8(byte)) : upperHalf[byte - 0x80]
    }

    static func byte(of scalar: Unicode.Scalar) -> Int? {
        scalar.isASCII ? Int(scalar.value) : bytes[scalar]
    }

    private static let upperHalf = Array(
        """
        ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü\
        †°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
        ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ\
        ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
        """.unicodeScalars)

    private static let bytes = Dictionary(
        zip(upperHalf, 0x80...), uniquingKeysWith: { first, _ in first })
}
