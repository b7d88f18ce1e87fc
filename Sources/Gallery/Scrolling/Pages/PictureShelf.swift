import UIKit

/// Drawn landscapes with names. Each is drawn when it's first shown, and kept.
@MainActor final class PictureShelf {
    private var images: [Int: UIImage] = [:]

    private static let names = [
        "First light", "The long ridge", "Two hills", "Quiet valley", "Above the mist", "North face", "Last sun",
        "Green morning", "The way home", "Far away", "Cold noon", "Seven waves",
    ]

    func image(_ number: Int) -> UIImage {
        if let image = images[number] { return image }
        let image = Landscape(number: number).image()
        images[number] = image
        return image
    }

    func name(_ number: Int) -> String { Self.names[number % Self.names.count] }
}
