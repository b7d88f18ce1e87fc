import CoreGraphics
import RenderTree

/// Serves the app's own fonts in the tree's text, by their ids.
struct FontResponder: Sendable {
    let hub: PageHub
    /// Ids begin at 1 in every run, so an address that never changes must contain the run.
    let run: String

    /// Returns the response for `name`, which is `<run>/<id>`.
    func response(to name: Substring, knownTag: String?) -> HTTPResponse {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == run, let id = Int(parts[1]), let source = hub.font(id) else {
            return .plain(404, "There is no such font.")
        }
        let tag = "\"font-\(run)-\(id)\""
        if knownTag == tag { return .unchanged(tag: tag) }
        let bytes = source.bytes
        guard !bytes.isEmpty else { return .plain(404, "The font cannot be read.") }
        let isPostScript = bytes.starts(with: "OTTO".utf8)
        return .kept(.bytes(bytes), mediaType: isPostScript ? "font/otf" : "font/ttf", tag: tag)
    }
}
