import Foundation

/// A picture that a screen may ask for, in its encoded form: this side decodes nothing (D9).
package struct ImageSource: Sendable {
    package enum Storage: Sendable {
        case data(Data)
        /// A file that is read when a screen asks for it.
        case file(ImageFile)
        case drawing(VectorDrawing)
    }

    /// Unique in this run, and all that a page ever learns of the picture: never a path, nor anything derived from one.
    package let id: Int
    package let storage: Storage
    /// The media type, such as `image/jpeg`.
    package let mediaType: String

    package init(id: Int, storage: Storage, mediaType: String) {
        self.id = id
        self.storage = storage
        self.mediaType = mediaType
    }
}

extension ImageSource: Hashable {
    package static func == (left: ImageSource, right: ImageSource) -> Bool { left.id == right.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
