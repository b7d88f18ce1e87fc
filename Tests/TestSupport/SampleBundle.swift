import Foundation

/// A bundle that a test writes. Its folder is removed with it.
package final class SampleBundle {
    /// The bundle's folder.
    package let path: String

    package init() throws {
        path = NSTemporaryDirectory() + "SampleBundle-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the bundle. Write all files first: a bundle's asset catalogues are listed once.
    package func bundle() throws -> Bundle {
        guard let bundle = Bundle(path: path) else { throw CocoaError(.fileNoSuchFile) }
        return bundle
    }

    // MARK: Writing

    /// - Parameter file: The path in the bundle's folder. Missing folders are created.
    package func write(_ data: Data, to file: String) throws {
        let place = path + "/" + file
        let folder = (place as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try data.write(to: URL(fileURLWithPath: place))
    }

    package func write(_ text: String, to file: String) throws { try write(Data(text.utf8), to: file) }

    /// Writes Contents.json of a folder in `Assets.xcassets`.
    package func writeContents(_ text: String, of folder: String) throws {
        try write(text, to: "Assets.xcassets/\(folder)/Contents.json")
    }

    /// Makes a link in the bundle's folder.
    package func link(_ file: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + file, withDestinationPath: destination)
    }

    // MARK: Contents of files

    /// Returns a PNG's first bytes, which are all that the program reads; browsers read the rest.
    package static func png(width: UInt8, height: UInt8) -> Data {
        Data([0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8))
            + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
    }

    /// A color of a colorset's list, in sRGB.
    ///
    /// - Parameters:
    ///   - components: As JSON, such as `"red": "1.000", …`.
    ///   - traits: What the colour is for, as JSON, such as `"idiom": "ipad"`.
    package static func color(_ components: String, _ traits: String = #""idiom": "universal""#) -> String {
        #"{"color": {"color-space": "srgb", "components": {\#(components)}}, \#(traits)}"#
    }

    /// Contents.json of a colorset.
    package static func colors(_ colors: String...) -> String {
        #"{"colors": [\#(colors.joined(separator: ", "))], "info": {"author": "xcode", "version": 1}}"#
    }

    /// Contents.json of an imageset.
    ///
    /// - Parameters:
    ///   - images: As JSON, such as `{"filename": "logo.png", "scale": "1x"}`.
    ///   - properties: As JSON, such as `"template-rendering-intent": "template"`.
    package static func images(_ images: String..., properties: String = "") -> String {
        #"{"images": [\#(images.joined(separator: ", "))], "properties": {\#(properties)}}"#
    }

    package static let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    package static let highContrast = #""appearances": [{"appearance": "contrast", "value": "high"}]"#
}
