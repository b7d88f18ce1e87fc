import CoreGraphics
import Foundation
import NibReader

// Reads the attributes of every view in a XIB or storyboard (R741, R742).
extension UIView {
    final func readNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readGeometry(nib)
        readLook(nib)
        readMargins(nib)
        readPriorities(nib)
        readAccessibility(nib)
        readContent(nib)
    }

    /// Reads again the attributes that a subclass has overwritten since.
    final func readNibAfterSetUp(_ nib: NibCoder) {
        readLook(nib)
        readAccessibility(nib)
    }

    // MARK: Attributes, in the inspector's order

    private func readGeometry(_ nib: NibCoder) {
        let inset = nib.frameInset
        if let rect = nib.rect("frame") ?? inset { frame = rect }
        // A view with a fixed frame has no constraints in the file.
        if nib.bool("translatesAutoresizingMaskIntoConstraints") == false, nib.bool("fixedFrame") != true {
            translatesAutoresizingMaskIntoConstraints = false
        }
        if let mask = nib.autoresizingMask { autoresizingMask = mask }
        if let resizes = nib.bool("autoresizesSubviews") { autoresizesSubviews = resizes }
    }

    private func readLook(_ nib: NibCoder) {
        if let mode = nib.contentMode { contentMode = mode }
        if let value = nib.integer("tag") { tag = value }
        if let isHidden = nib.bool("hidden") { self.isHidden = isHidden }
        if let isOpaque = nib.bool("opaque") { self.isOpaque = isOpaque }
        if let alpha = nib.number("alpha") { self.alpha = alpha }
        if let clips = nib.bool("clipsSubviews") { clipsToBounds = clips }
        if let clears = nib.bool("clearsContextBeforeDrawing") { clearsContextBeforeDrawing = clears }
        if let isEnabled = nib.bool("userInteractionEnabled") { isUserInteractionEnabled = isEnabled }
        if let isEnabled = nib.bool("multipleTouchEnabled") { isMultipleTouchEnabled = isEnabled }
        if let color = nib.color("backgroundColor") { backgroundColor = color }
        if let color = nib.color("tintColor") { tintColor = color }
        if let attribute = nib.semanticContentAttribute { semanticContentAttribute = attribute }
        if let identifier = nib.string("restorationIdentifier") { restorationIdentifier = identifier }
    }

    private func readMargins(_ nib: NibCoder) {
        if let preserves = nib.bool("preservesSuperviewLayoutMargins") { preservesSuperviewLayoutMargins = preserves }
        if let insets = nib.bool("insetsLayoutMarginsFromSafeArea") { insetsLayoutMarginsFromSafeArea = insets }
        if let margins = nib.edgeInsets("layoutMargins") { layoutMargins = margins }
        if let margins = nib.directionalInsets("directionalLayoutMargins") { directionalLayoutMargins = margins }
        if let guide = nib.child(for: "safeArea") { nib.adopt(safeAreaLayoutGuide, for: guide) }
    }

    private func readPriorities(_ nib: NibCoder) {
        if let priority = nib.priority("horizontalHuggingPriority") {
            setContentHuggingPriority(priority, for: .horizontal)
        }
        if let priority = nib.priority("verticalHuggingPriority") {
            setContentHuggingPriority(priority, for: .vertical)
        }
        if let priority = nib.priority("horizontalCompressionResistancePriority") {
            setContentCompressionResistancePriority(priority, for: .horizontal)
        }
        if let priority = nib.priority("verticalCompressionResistancePriority") {
            setContentCompressionResistancePriority(priority, for: .vertical)
        }
    }
}

// MARK: Values

@MainActor extension NibCoder {
    /// The frame of a view that the file places by insets from its superview's edges (R757).
    fileprivate var frameInset: CGRect? {
        guard let child = child(for: "frameInset") else { return nil }
        guard let inset = NibFrameInset(child) else {
            refuse(child, expected: "numbers or percentages")
            return nil
        }
        return inset.frame(in: sizeAround)
    }

    fileprivate func priority(_ attribute: XMLName) -> UILayoutPriority? {
        guard let number = number(attribute) else { return nil }
        return UILayoutPriority(Float(number))
    }

    fileprivate var contentMode: UIView.ContentMode? { choice("contentMode", Self.contentModes) }

    // A stored table, because nearly every view has a content mode.
    private static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    fileprivate var semanticContentAttribute: UISemanticContentAttribute? {
        choice(
            "semanticContentAttribute",
            [
                "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
                "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
            ])
    }

    /// The autoresizing mask. An empty element stands for an empty mask.
    fileprivate var autoresizingMask: UIView.AutoresizingMask? {
        guard let child = child(for: "autoresizingMask") else { return nil }
        var mask: UIView.AutoresizingMask = []
        for (name, flexibility) in Self.flexibilities where child.bool(name) == true { mask.insert(flexibility) }
        return mask
    }

    private static let flexibilities: KeyValuePairs<XMLName, UIView.AutoresizingMask> = [
        "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight, "flexibleMinX": .flexibleLeftMargin,
        "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
        "flexibleMaxY": .flexibleBottomMargin,
    ]

    fileprivate func edgeInsets(_ key: XMLName) -> UIEdgeInsets? {
        guard let child = child(for: key) else { return nil }
        return UIEdgeInsets(
            top: child.number("top") ?? 0, left: child.number("left") ?? 0, bottom: child.number("bottom") ?? 0,
            right: child.number("right") ?? 0)
    }

    func directionalInsets(_ key: XMLName) -> NSDirectionalEdgeInsets? {
        guard let child = child(for: key) else { return nil }
        return NSDirectionalEdgeInsets(
            top: child.number("top") ?? 0, leading: child.number("leading") ?? 0,
            bottom: child.number("bottom") ?? 0, trailing: child.number("trailing") ?? 0)
    }
}
