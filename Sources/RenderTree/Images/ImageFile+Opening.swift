import CoreGraphics

extension ImageFile {
    /// No screen shows a larger picture.
    package static let mostBytes = 256 << 20

    /// Opens the picture for a screen. Returns nil if it is no longer the file that the app named, if it doesn't begin as
    /// a picture of this kind any more, or if it is too large.
    ///
    /// Every screen opens files through here: whoever can write into a folder of pictures may replace anything in it, and
    /// must not make the app show another file of its user.
    package func opened(as mediaType: String) -> RegularFile? {
        guard let file = RegularFile(self), file.count <= Self.mostBytes else { return nil }
        let format = try? ImageBytes { offset, count in file.read(count, at: offset) ?? [] }.format()
        return format?.mediaType == mediaType ? file : nil
    }
}
