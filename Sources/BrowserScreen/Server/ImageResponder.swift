import CoreGraphics
import Foundation
import RenderTree

/// Hands out the pictures of the tree by their ids, from memory or straight from their files.
struct ImageResponder: Sendable {
    static let mostBytes = 256 << 20

    let hub: PageHub
    /// Every run of the app counts image ids from 1, so an address that stays the same must tell runs apart.
    let run: String

    /// `name` is `<run>/<id>`.
    func response(to name: Substring, knownTag: String?) -> HTTPResponse {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == run, let id = Int(parts[1]), let source = hub.image(id) else {
            return .plain(404, "There is no such picture.")
        }
        let tag = "\"\(run)-\(id)\""
        if knownTag == tag { return .unchanged(tag: tag) }
        guard let body = Self.body(of: source), body.count <= Self.mostBytes else {
            // The page reports it by id, and only the app needs to know which file that is.
            return .plain(404, "The picture cannot be read.")
        }
        return .kept(body, mediaType: Self.mediaType(source), tag: tag)
    }

    private static func body(of source: ImageSource) -> HTTPResponse.Body? {
        switch source.storage {
        case .data(let data): .bytes([UInt8](data))
        case .drawing(let drawing): .bytes(Array(drawing.svg.utf8))
        case .file(let path): RegularFile(path: path).map(HTTPResponse.Body.file)
        }
    }

    /// The source's own, unless it could not stand in a header.
    private static func mediaType(_ source: ImageSource) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/+-."))
        let isPlain = source.mediaType.unicodeScalars.allSatisfy { $0.isASCII && allowed.contains($0) }
        return isPlain ? source.mediaType : "application/octet-stream"
    }
}
