extension Unicode.Scalar {
    /// The character to draw instead in right-to-left text: ")" for "(", ">" for "<". nil if there is none.
    package var mirrored: Unicode.Scalar? { MirrorTable.shared.entry(of: self)?.partner }
}
