import CoreGraphics
import RenderTree

extension UIImage {
    /// Returns the image in a file of an image set. Returns nil, with a warning, if it can't be shown.
    static func reading(_ file: AssetImage, isTemplate: Bool?) -> UIImage? {
        guard let image = file.kind == "svg" ? drawing(in: file) : picture(in: file) else { return nil }
        return image.looking { look in
            if let isTemplate { look.renderingMode = isTemplate ? .alwaysTemplate : .alwaysOriginal }
            if let slicing = file.slicing {
                look.capInsets = slicing.insets
                look.resizingMode = slicing.isTiled ? .tile : .stretch
            }
            if let isForRightToLeft = file.isMirroredUnlessRightToLeft {
                look.isMirroredRightToLeft = true
                look.isMirrored = isForRightToLeft
            }
        }
    }

    private static func picture(in file: AssetImage) -> UIImage? {
        guard let (header, named) = ImageFiles.read(file.path) else {
            file.mistake.report()
            return nil
        }
        return UIImage(header: header, storage: .file(named), scale: file.scale)
    }

    private static func drawing(in file: AssetImage) -> UIImage? {
        do throws(AssetMistake) {
            let drawing = try SVGFile(file)
            let source = ImageSource(
                id: ImageFiles.newID(ofFile: file.path), storage: .data(drawing.data), mediaType: SVGFile.mediaType)
            let size = CGSize(width: drawing.size.width / file.scale, height: drawing.size.height / file.scale)
            return UIImage(source: source, size: size, scale: file.scale)
        } catch {
            error.report()
            return nil
        }
    }
}

extension AssetImage {
    /// The file's extension.
    fileprivate var kind: String { path.split(separator: ".").last.map { $0.lowercased() } ?? "" }

    fileprivate var mistake: AssetMistake {
        let isKnown = ["pdf", "heic", "heif", "avci"].contains(kind)
        return AssetMistake(
            file: place,
            reason: isKnown ? "images in \(kind.uppercased()) can't be shown" : "it isn't an image that can be shown",
            remedy: kind == "pdf" ? "export it as SVG or PNG" : "export it as PNG, JPEG, GIF or WebP, at 1x, 2x and 3x")
    }
}
