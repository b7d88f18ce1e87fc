import CoreGraphics
import Foundation

// Core Text's functions are imported from C on iOS: their names begin with capitals, and what they answer may be ignored.

/// Makes the fonts of a file known by their names, all or none of them.
///
///     CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
///     label.font = UIFont(name: "Lobster-Regular", size: 28)
///
/// - Parameter error: where what went wrong is put, retained, in the domain `kCTFontManagerErrorDomain`.
@discardableResult
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    succeeds(error) { () throws(FontRegistrationError) in try FontRegistry.shared.register(fontsAt: fontURL) }
}

/// Fonts that were made before go on working.
@discardableResult
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    succeeds(error) { () throws(FontRegistrationError) in try FontRegistry.shared.unregister(fontsAt: fontURL) }
}

/// Makes a font known by its names.
@discardableResult
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    succeeds(error) { () throws(FontRegistrationError) in try FontRegistry.shared.register(font.opened) }
}

@discardableResult
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes back a font that ``CTFontManagerRegisterGraphicsFont(_:_:)`` registered. Returns false, with an error, if it
/// wasn't registered.
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    succeeds(error) { () throws(FontRegistrationError) in try FontRegistry.shared.unregister(font.opened) }
}

/// What `CTFontManagerRegisterFontsForURL` put at its pointer, in words.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { error.localizedDescription }

private func succeeds(
    _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ work: () throws(FontRegistrationError) -> Void
) -> Bool {
    do {
        try work()
        return true
    } catch {
        place?.pointee = Unmanaged.passRetained(error.asNSError)
        return false
    }
}
