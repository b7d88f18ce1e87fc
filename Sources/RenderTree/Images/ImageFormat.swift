/// The encodings a picture may come in: those that every browser shows.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    case jpeg, png, gif, webp

    /// As in `image/jpeg`.
    package var mediaType: String { "image/" + rawValue }
}
