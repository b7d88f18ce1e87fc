import RenderTree

extension UIImage {
    /// A file of an image set. nil, and a warning, if it can't be shown.
    static func reading(_ file: AssetImage, isTemplate: Bool?) -> UIImage? {
        guard let header = ImageFiles.header(ofFile: file.path) else {
            file.mistake.report()
            return nil
        }
        let image = UIImage(header: header, storage: .file(file.path), scale: file.scale)
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
}

extension AssetImage {
    fileprivate var mistake: AssetMistake {
        let kind = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        let isKnown = ["svg", "pdf", "heic", "heif", "avci"].contains(kind)
        return AssetMistake(
            file: place,
            reason: isKnown ? "images in \(kind.uppercased()) can't be shown" : "it's no image that can be shown",
            remedy: "export it as PNG, JPEG, GIF or WebP, at 1x, 2x and 3x")
    }
}
