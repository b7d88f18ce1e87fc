import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Loads pictures and keeps those it has. A picture that several cells wait for is asked for once, and one that no cell
/// waits for any longer still comes to be kept.
@MainActor
final class FeedPictureLoader {
    private let session: URLSession
    private var pictures: [URL: UIImage] = [:]
    private var downloads: [URL: Task<UIImage, any Error>] = [:]

    init(session: URLSession) {
        self.session = session
    }

    func cachedPicture(at url: URL) -> UIImage? { pictures[url] }

    func picture(at url: URL) async throws -> UIImage {
        if let picture = pictures[url] { return picture }
        let download = downloads[url] ?? Task { try await load(url) }
        downloads[url] = download
        defer { downloads[url] = nil }
        let picture = try await download.value
        pictures[url] = picture
        return picture
    }

    private func load(_ url: URL) async throws -> UIImage {
        let (data, response) = try await session.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data) else {
            throw URLError(.badServerResponse)
        }
        return picture
    }
}
