/// The picture formats that every browser shows.
package enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    case jpeg, png, gif, webp

    /// The media type, such as `image/jpeg`.
    package var mediaType: String { "image/" + rawValue }
}
