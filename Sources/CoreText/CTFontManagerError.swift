import CoreGraphics

/// Why a font is not registered, or is registered still.
public enum CTFontManagerError: Int, Error, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    /// The file is no TrueType or OpenType font.
    case unrecognizedFormat = 103
    /// It is one, and damaged.
    case invalidFontData = 104
    case alreadyRegistered = 105
    /// The file is larger than any font.
    case exceededResourceLimit = 106
    case assetNotFound = 107
    case notRegistered = 201
    case inUse = 202
    case systemRequired = 203
    case registrationFailed = 301
    case missingEntitlement = 302
    case insufficientInfo = 303
    case cancelledByUser = 304
    /// Another font has one of its names.
    case duplicatedName = 305
    case invalidFilePath = 306
    case unsupportedScope = 307
}

public let kCTFontManagerErrorDomain: CFString = "com.apple.CoreText.CTFontManagerErrorDomain"
