import UIKit

/// The photos that the Gallery shows: those of a folder, or ones that it draws.
@MainActor final class PhotoLibrary {
    let photos: [Photo]

    /// Reads the folder that `--photos DIR` names, or draws pictures without this option.
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

/// One photo: its name, and how to load it.
@MainActor final class Photo {
    let name: String
    /// The image, read or drawn when it's first shown. nil if the file can't be decoded.
    private(set) lazy var image: UIImage? = load()
    /// The width divided by the height.
    let aspectRatio: CGFloat
    private let load: () -> UIImage?

    /// Makes a photo of a file whose header has been read: its size is known, and its pixels stay unread until a page
    /// shows it.
    init(name: String, header image: UIImage?) {
        self.name = name
        aspectRatio = image.map { $0.size.width / max($0.size.height, 1) } ?? 1
        load = { image }
    }

    /// Makes a photo that the Gallery draws from a number.
    init(drawing number: Int) {
        let landscape = Landscape(number: number)
        name = "Landscape \(number + 1)"
        aspectRatio = landscape.size.width / landscape.size.height
        load = { landscape.image() }
    }
}
