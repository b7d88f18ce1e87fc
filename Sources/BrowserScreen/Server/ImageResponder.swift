import CoreGraphics
import Foundation
import RenderTree

/// Serves the tree's pictures by their ids, from memory or directly from their files.
struct ImageResponder: Sendable {
    let hub: PageHub
    /// Ids begin at 1 in every run, so an address that never changes must contain the run.
    let run: String

    /// Returns the response for `name`, which is `<run>/<id>`.
    func response(to name: Substring, knownTag: String?) -> HTTPResponse {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == run, let id = Int(parts[1]), let source = hub.image(id) else {
            return .plain(404, "There is no such picture.")
        }
        let tag = "\"\(run)-\(id)\""
        if knownTag == tag { return .unchanged(tag: tag) }
        guard let body = Self.body(of: source), body.count <= ImageFile.mostBytes else {
            // The page reports the id, and only the app needs to know which file that is.
            return .plain(404, "The picture cannot be read.")
        }
        return .kept(body, mediaType: Self.mediaType(source), tag: tag)
    }

    private static func body(of source: ImageSource) -> HTTPResponse.Body? {
        switch source.storage {
        case .data(let data): .bytes([UInt8](data))
        case .drawing(let drawing): .bytes(Array(drawing.svg.utf8))
        case .file(let file): file.opened(as: source.mediaType).map(HTTPResponse.Body.file)
        }
    }

    /// Returns the source's media type, unless a header can't contain it.
    private static func mediaType(_ source: ImageSource) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/+-."))
        let isPlain = source.mediaType.unicodeScalars.allSatisfy { $0.isASCII && allowed.contains($0) }
        return isPlain ? source.mediaType : "application/octet-stream"
    }
}
