import CoreGraphics

/// An image of an asset catalogue, in its variants.
struct ImageSet: Sendable {
    let variants: AssetVariants<AssetImage>
    /// Whether the image is drawn in the tint colour. nil if the set doesn't say.
    let isTemplate: Bool?
}

/// A file of an image set.
struct AssetImage: Hashable, Sendable {
    let path: String
    /// The path from the catalogue on, for messages.
    let place: String
    /// The number of pixels per point.
    let scale: CGFloat
    var slicing: AssetSlicing?
    /// true if the file is for right-to-left layouts and is mirrored in others, false for the opposite. nil if the
    /// image is never mirrored.
    var isMirroredUnlessRightToLeft: Bool?
}

/// The part of an image that keeps its size when the image is stretched.
struct AssetSlicing: Hashable, Sendable {
    /// The insets in points.
    let insets: UIEdgeInsets
    /// Whether the part between the insets repeats instead of stretching.
    let isTiled: Bool
}

// MARK: Reading

extension ImageSet {
    /// Reads a set. Images with a name like `…Template` are templates unless the set says otherwise (Apple's format
    /// reference).
    init(_ contents: inout AssetContents, named name: String) {
        var all: [(traits: AssetTraits, value: AssetImage)] = []
        for variant in contents.list("images") where variant["filename"].isThere {
            let traits = AssetTraits(variant)
            guard let image = AssetImage(variant, scale: traits.scale ?? 1, &contents) else { continue }
            all.append((traits, image))
        }
        // A set for one direction is mirrored in the other.
        let directions = Set(all.map(\.traits.isRightToLeft))
        if directions.count == 1, let direction = directions.first {
            for index in all.indices { all[index].value.isMirroredUnlessRightToLeft = direction }
        }
        variants = AssetVariants(all)
        let key = "template-rendering-intent"
        switch contents["properties"][key].string ?? contents["info"][key].string {
        case "template": isTemplate = true
        case "original": isTemplate = false
        default: isTemplate = name.hasSuffix("Template") ? true : nil
        }
    }
}

extension AssetImage {
    fileprivate init?(_ variant: AssetValue, scale: CGFloat, _ contents: inout AssetContents) {
        guard let name = variant["filename"].string else {
            contents.refuse("a filename is \(variant["filename"].text)", "let Xcode write Contents.json again")
            return nil
        }
        do throws(AssetMistake) {
            path = try contents.folder.path(ofFile: name)
        } catch {
            contents.refuse(error)
            return nil
        }
        place = contents.folder.place + "/" + name.shortened
        self.scale = scale
        slicing = AssetSlicing(variant["resizing"], scale: scale, &contents)
    }
}

extension AssetSlicing {
    /// Reads the slicing, which Xcode measures in pixels of the file.
    ///
    /// The whole part between the insets stretches or repeats. Xcode can also remove a part of it; that part stays
    /// here.
    fileprivate init?(_ resizing: AssetValue, scale: CGFloat, _ contents: inout AssetContents) {
        guard resizing.isThere else { return nil }
        let insets = resizing["cap-insets"].isThere ? resizing["cap-insets"] : resizing["capInsets"]
        func points(_ edge: String) -> CGFloat? {
            let value = insets[edge]
            guard value.isThere else { return 0 }
            guard let number = value.number, 0...100_000 ~= number else { return nil }
            return number / scale
        }
        guard let top = points("top"), let left = points("left"), let bottom = points("bottom"),
            let right = points("right")
        else {
            contents.refuse("cap-insets aren't numbers from 0; the image isn't sliced", "slice it again in Xcode")
            return nil
        }
        self.insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
        isTiled = resizing["center"]["mode"].string == "tile"
    }
}
