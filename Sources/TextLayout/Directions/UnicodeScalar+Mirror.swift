extension Unicode.Scalar {
    /// What is drawn in its place from right to left: ")" for "(", ">" for "<". Nil where there is no such character.
    package var mirrored: Unicode.Scalar? { MirrorTable.shared.entry(of: self)?.partner }
}
