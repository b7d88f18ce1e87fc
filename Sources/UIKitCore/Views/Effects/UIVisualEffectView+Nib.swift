import Foundation
import NibReader

extension UIVisualEffectView {
    /// Reads a visual effect view's attributes in a XIB or storyboard: its effect, and its content view, which exists
    /// already.
    final func readEffectNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        if let vibrancy = nib.coders(named: "vibrancyEffect").first {
            effect = vibrancy.coders(named: "blurEffect").first?.blurEffect("style").map {
                UIVibrancyEffect(blurEffect: $0)
            }
        } else {
            effect = nib.coders(named: "blurEffect").first?.blurEffect("style")
        }
        guard let content = nib.child(for: "contentView") else { return }
        nib.adopt(contentView, for: content)
        contentView.readNib(nib.coder(of: content))
        contentView.translatesAutoresizingMaskIntoConstraints = true
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

@MainActor extension NibCoder {
    func blurEffect(_ attribute: XMLName) -> UIBlurEffect? {
        let style: UIBlurEffect.Style? = choice(
            attribute,
            [
                "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
                "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
                "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
                "systemChromeMaterial": .systemChromeMaterial,
                "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
                "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
                "systemThickMaterialLight": .systemThickMaterialLight,
                "systemChromeMaterialLight": .systemChromeMaterialLight,
                "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
                "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
                "systemThickMaterialDark": .systemThickMaterialDark,
                "systemChromeMaterialDark": .systemChromeMaterialDark,
            ])
        return style.map(UIBlurEffect.init(style:))
    }
}
