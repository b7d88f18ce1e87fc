extension Unicode.Scalar {
    /// Whether the character joins its neighbours, so that nothing may come between them: Arabic, the scripts of India,
    /// Mongolian.
    var isJoined: Bool {
        switch value {
        case ..<0x0600: false
        case 0x0600...0x07BF, 0x0840...0x08FF, 0x0900...0x0DFF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
        default: false
        }
    }
}
