#if Browser
    import FlyingFox
    import CoreGraphics
    import Foundation
    import RenderTree

    /// Hands out the pictures of the tree by their ids, from memory or straight from their files.
    struct ImageResponder: Sendable {
        static let mostBytes = 256 << 20

        let hub: PageHub
        /// Image ids begin anew with every run of the app, so an address that stays the same must tell runs apart.
        let run: String

        /// `name` is `<run>/<id>`.
        func response(to name: Substring, knownTag: String?) -> HTTPResponse {
            let parts = name.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0] == run, let id = Int(parts[1]), let source = hub.image(id) else {
                return .plain(.notFound, "There is no such picture.")
            }
            let tag = "\"\(run)-\(id)\""
            if knownTag == tag { return .unchanged(tag: tag) }
            guard let body = body(of: source) else {
                // The page reports it by id, and the app knows which file that is; nobody else needs to.
                return .plain(.notFound, "The picture cannot be read.")
            }
            return .image(body, mediaType: Self.mediaType(source), tag: tag)
        }

        private func body(of source: ImageSource) -> HTTPBodySequence? {
            switch source.storage {
            case .data(let data): Self.body(data)
            case .drawing(let drawing): Self.body(Data(drawing.svg.utf8))
            case .file(let path): Self.body(fileAt: path)
            }
        }

        private static func body(_ data: Data) -> HTTPBodySequence? {
            guard data.count <= mostBytes else { return nil }
            return HTTPBodySequence(data: data, suggestedBufferSize: max(data.count, 1))
        }

        /// Read piece by piece while it is sent.
        private static func body(fileAt path: String) -> HTTPBodySequence? {
            let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            guard
                let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
                attributes[.type] as? FileAttributeType == .typeRegular,
                let size = attributes[.size] as? Int, size <= mostBytes
            else { return nil }
            return try? HTTPBodySequence(file: url, suggestedBufferSize: 1 << 16)
        }

        /// The source's own, unless it could not stand in a header.
        private static func mediaType(_ source: ImageSource) -> String {
            let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "/+-."))
            let isPlain = source.mediaType.unicodeScalars.allSatisfy { $0.isASCII && allowed.contains($0) }
            return isPlain ? source.mediaType : "application/octet-stream"
        }
    }
#endif
