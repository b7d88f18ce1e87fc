import CoreGraphics
import RenderTree
import Synchronization

extension UIImage {
    /// Creates the symbol with a name that code for iOS uses. Returns nil, with a warning, if there is none. The
    /// symbols are our own drawings.
    ///
    /// It is a template: a view draws it in its tint colour. Documentation/Drawing.md lists the names.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol with a size and weight. Returns nil, with a warning, for an unknown name.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard let design = SymbolDesign.named(name) else {
            UnknownSymbol.report(name)
            return nil
        }
        let configuration = configuration as? SymbolConfiguration ?? .unspecified
        let source = SymbolPictures.source(name, design, configuration)
        var look = ImageLook()
        look.symbol = ImageLook.Symbol(name: name, configuration: configuration)
        look.isMirroredRightToLeft = design.followsText
        self.init(source: source.picture, size: source.size, scale: GraphicsScale.ofScreen, look: look)
    }

    /// Creates a symbol for the text size in `traitCollection`. Returns nil, with a warning, for an unknown name.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    final func symbol(applying configuration: SymbolConfiguration) -> UIImage? {
        guard let symbol = look.symbol else { return nil }
        return redrawn(symbol.name, symbol.configuration.applying(configuration))
    }

    final func symbol(with configuration: Configuration) -> UIImage {
        guard let symbol = look.symbol, let configuration = configuration as? SymbolConfiguration else { return self }
        return redrawn(symbol.name, configuration)
    }

    private func redrawn(_ name: String, _ configuration: SymbolConfiguration) -> UIImage {
        guard let drawn = UIImage(systemName: name, withConfiguration: configuration) else { return self }
        var look = look
        look.symbol = drawn.look.symbol
        return UIImage(source: drawn.source, size: drawn.size, scale: scale, look: look)
    }
}

/// The symbols that the app has used. To screens each is one image, however often it is shown.
private enum SymbolPictures {
    private struct Key: Hashable {
        var name: String
        var configuration: UIImage.SymbolConfiguration
    }

    struct Picture {
        var picture: ImageSource
        var size: CGSize
    }

    private static let made = Mutex<[Key: Picture]>([:])

    static func source(
        _ name: String, _ design: SymbolDesign, _ configuration: UIImage.SymbolConfiguration
    ) -> Picture {
        let key = Key(name: name, configuration: configuration)
        return made.withLock { made in
            if let picture = made[key] { return picture }
            let letters = configuration.pointSize > 0 ? configuration.pointSize : 17
            // A grid of 24 units matches letters of 20 points.
            let unit = letters * configuration.scale.factor / 20
            let drawing = design.drawing(lineWidth: configuration.weight.lineWidth, unit: unit)
            let source = ImageSource(id: ImageFiles.newID(), storage: .drawing(drawing), mediaType: "image/svg+xml")
            let picture = Picture(picture: source, size: drawing.size)
            made[key] = picture
            return picture
        }
    }
}
