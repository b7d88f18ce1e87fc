import CoreGraphics

/// The reason why a font couldn't be registered or unregistered.
public enum CTFontManagerError: Int, Error, Sendable {
    /// There is no such file.
    case fileNotFound = 101
    /// The program has no permission to read the file.
    case insufficientPermissions = 102
    /// The file isn't a TrueType or OpenType font.
    case unrecognizedFormat = 103
    /// The font file is damaged.
    case invalidFontData = 104
    /// The font is registered already.
    case alreadyRegistered = 105
    /// The file is too large for a font.
    case exceededResourceLimit = 106
    /// There is no such asset.
    case assetNotFound = 107
    /// The font isn't registered.
    case notRegistered = 201
    /// The font is in use.
    case inUse = 202
    /// The system needs the font.
    case systemRequired = 203
    /// The font couldn't be registered.
    case registrationFailed = 301
    /// The app lacks an entitlement. Not on Linux.
    case missingEntitlement = 302
    /// The description isn't complete enough.
    case insufficientInfo = 303
    /// A person cancelled. Not on Linux.
    case cancelledByUser = 304
    /// Another font has one of the font's names.
    case duplicatedName = 305
    /// The path doesn't belong to a file.
    case invalidFilePath = 306
    /// Fonts can't be registered for that scope.
    case unsupportedScope = 307
}

/// The domain of errors of ``CTFontManagerError``.
public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
