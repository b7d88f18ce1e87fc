import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Loads pictures and keeps those it has.
@MainActor
final class PictureLoader {
    private let session: URLSession
    private var pictures: [URL: UIImage] = [:]

    init(session: URLSession) {
        self.session = session
    }

    func cachedPicture(at url: URL) -> UIImage? { pictures[url] }

    func picture(at url: URL) async throws -> UIImage {
        if let picture = pictures[url] { return picture }
        let (data, response) = try await session.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data) else {
            throw URLError(.badServerResponse)
        }
        pictures[url] = picture
        return picture
    }
}
