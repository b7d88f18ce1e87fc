import CoreGraphics
import Foundation

// On iOS Core Text's functions come from C: their names begin with capitals, and callers may ignore their results.

/// Registers all fonts of a file, so that code can use them by name. If one fails, registers none.
///
///     CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
///     label.font = UIFont(name: "Lobster-Regular", size: 28)
///
/// On failure writes a retained error to `error`, in the domain `kCTFontManagerErrorDomain`, and returns false.
@discardableResult
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    succeeds(error) { () throws(FontRegistrationError) in try FontRegistry.shared.register(fontsAt: fontURL) }
}

/// Unregisters the fonts of a file. Font objects made before continue to work.
@discardableResult
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    succeeds(error) { () throws(FontRegistrationError) in try FontRegistry.shared.unregister(fontsAt: fontURL) }
}

/// Registers a font, so that code can use it by name.
@discardableResult
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    succeeds(error) { () throws(FontRegistrationError) in try FontRegistry.shared.register(font.opened) }
}

@discardableResult
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unregisters a font that ``CTFontManagerRegisterGraphicsFont(_:_:)`` registered. Returns false, with an error, if it
/// wasn't registered.
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    succeeds(error) { () throws(FontRegistrationError) in try FontRegistry.shared.unregister(font.opened) }
}

/// Returns the description of an error that `CTFontManagerRegisterFontsForURL` wrote.
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
