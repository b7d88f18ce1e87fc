import UIKit

/// The pictures of the Photos scene: those of a folder, or ones that the Gallery draws.
@MainActor final class PhotoLibrary {
    let photos: [Photo]

    /// `--photos DIR` names a folder; without it pictures are drawn.
    convenience init(arguments: [String]) throws {
        guard let option = arguments.firstIndex(of: "--photos") else {
            self.init(photos: (0..<120).map { Photo(drawing: $0) })
            return
        }
        guard option + 1 < arguments.count else { throw PhotoFolder.Mistake.noFolderNamed }
        self.init(photos: try PhotoFolder(path: arguments[option + 1]).photos())
    }

    init(photos: [Photo]) {
        self.photos = photos
    }
}

/// One picture: what it is called and how to get it.
@MainActor final class Photo {
    let name: String
    /// Read or drawn when it is first shown; nil when it cannot be.
    private(set) lazy var image: UIImage? = load()
    /// Width divided by height.
    let aspectRatio: CGFloat
    private let load: () -> UIImage?

    /// A file whose header was read already: its size is known, its pixels are left alone until a page shows it.
    init(name: String, header image: UIImage?) {
        self.name = name
        aspectRatio = image.map { $0.size.width / max($0.size.height, 1) } ?? 1
        load = { image }
    }

    /// A picture drawn from a number.
    init(drawing number: Int) {
        let landscape = Landscape(number: number)
        name = "Landscape \(number + 1)"
        aspectRatio = landscape.size.width / landscape.size.height
        load = { landscape.image() }
    }
}
