import CoreGraphics
import Foundation
import NibReader
import RenderTree

/// An SVG image of an asset catalogue: its size, and its bytes, which screens draw.
///
/// UIKit reads only the root's tag. Screens show the file as an image, never as a part of the page, so it runs no
/// scripts and loads nothing. The bytes are kept, so what is shown is what was checked, even if the file changes.
struct SVGFile {
    let size: CGSize
    let data: Data

    /// The limit for a file. Icons have a few kilobytes.
    private static let mostBytes = 4 << 20
    /// The number of bytes in which the root's tag is searched, because comments and metadata may come first.
    private static let mostBytesOfTag = 1 << 16

    static let mediaType = "image/svg+xml"

    init(_ image: AssetImage) throws(AssetMistake) {
        func mistake(_ reason: String) -> AssetMistake {
            AssetMistake(file: image.place, reason: reason, remedy: "export it again as plain SVG, or as PNG")
        }
        guard let file = RegularFile(path: image.path), file.count <= Self.mostBytes,
            let bytes = file.read(file.count, at: 0)
        else { throw mistake("it can't be read, or has more than 4 MB") }
        do throws(XMLMistake) {
            size = try SVGSize.read(from: XMLReader.readRootTag(Array(bytes.prefix(Self.mostBytesOfTag))))
        } catch {
            throw mistake("it isn't an SVG image that can be shown: \(error)")
        }
        data = Data(bytes)
    }
}
