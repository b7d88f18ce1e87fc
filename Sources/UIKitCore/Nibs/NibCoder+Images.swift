import Foundation
import NibReader

// Reads symbols and references to images.
@MainActor extension NibCoder {
    /// Reads an `<imageReference>`: an image or symbol with a symbol scale and a rendering mode.
    func imageReference(_ key: XMLName) -> UIImage? {
        guard let reference = coder(for: key), reference.element.name == "imageReference" else { return nil }
        let image = reference.image("image")
        let scale = reference.symbolScale("symbolScale")
        let scaled = scale.flatMap { image?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: $0)) }
        let mode: UIImage.RenderingMode? = reference.choice(
            "renderingMode", ["original": .alwaysOriginal, "template": .alwaysTemplate, "automatic": .automatic])
        let found = scaled ?? image
        return mode.flatMap { found?.withRenderingMode($0) } ?? found
    }

    func symbolConfiguration(_ key: XMLName) -> UIImage.SymbolConfiguration? {
        guard let configuration = coder(for: key) else { return nil }
        let scale = configuration.symbolScale("scale") ?? .unspecified
        let weight = configuration.symbolWeight ?? .unspecified
        _ = configuration.string("configurationType")
        if let font = configuration.font("fontDescription") {
            return UIImage.SymbolConfiguration(font: font, scale: scale)
        }
        return UIImage.SymbolConfiguration(
            pointSize: configuration.number("pointSize") ?? 0, weight: weight, scale: scale)
    }

    private func symbolScale(_ attribute: XMLName) -> UIImage.SymbolScale? {
        choice(attribute, ["default": .default, "small": .small, "medium": .medium, "large": .large])
    }

    private var symbolWeight: UIImage.SymbolWeight? {
        choice(
            "weight",
            [
                "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
                "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
            ])
    }
}
