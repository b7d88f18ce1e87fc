import Foundation
import Synchronization
import TextLayout

/// The app's registered fonts, by name. Safe to use from any thread.
///
/// Files are read and checked outside the lock, so that no thread waits for that.
package final class FontRegistry: Sendable {
    package static let shared = FontRegistry()

    /// The origin of a font, by which it can be unregistered.
    private enum Origin: Hashable {
        case file(path: String)
        case graphicsFont(postScriptName: String)
    }

    private struct Registered {
        var origins: [Origin: [RegisteredFont]] = [:]
        var byPostScriptName: [String: RegisteredFont] = [:]
    }

    private let registered = Mutex(Registered())

    package init() {}

    /// Registers all fonts of a file. If one fails, registers none.
    package func register(fontsAt url: URL) throws(FontRegistrationError) {
        let path = try FontBytesFile.path(of: url)
        let bytes = try FontBytesFile.bytes(of: url)
        do {
            try add(OpenedFont.all(in: bytes).flatMap(\.fonts), from: .file(path: path))
        } catch let error as FontFileError {
            throw FontRegistrationError(error)
        } catch let error as FontRegistrationError {
            throw error
        } catch {
            throw FontRegistrationError(.registrationFailed, "\(error)")
        }
    }

    package func unregister(fontsAt url: URL) throws(FontRegistrationError) {
        try remove(.file(path: try FontBytesFile.path(of: url)), named: url.lastPathComponent)
    }

    package func register(_ font: OpenedFont) throws(FontRegistrationError) {
        try add(font.fonts, from: .graphicsFont(postScriptName: font.fonts[0].postScriptName))
    }

    package func unregister(_ font: OpenedFont) throws(FontRegistrationError) {
        let name = font.fonts[0].postScriptName
        try remove(.graphicsFont(postScriptName: name), named: name)
    }

    private func add(_ fonts: [RegisteredFont], from origin: Origin) throws(FontRegistrationError) {
        try registered.withLock { (registered) throws(FontRegistrationError) in
            guard registered.origins[origin] == nil else {
                throw FontRegistrationError(.alreadyRegistered, "\(fonts[0].postScriptName) is registered already.")
            }
            if let taken = fonts.first(where: { registered.byPostScriptName[$0.postScriptName] != nil }) {
                throw FontRegistrationError(
                    .duplicatedName, "Another registered font has the name \(taken.postScriptName).")
            }
            registered.origins[origin] = fonts
            for font in fonts { registered.byPostScriptName[font.postScriptName] = font }
        }
    }

    private func remove(_ origin: Origin, named name: String) throws(FontRegistrationError) {
        try registered.withLock { (registered) throws(FontRegistrationError) in
            guard let fonts = registered.origins.removeValue(forKey: origin) else {
                throw FontRegistrationError(.notRegistered, "\(name) is not registered.")
            }
            for font in fonts { registered.byPostScriptName[font.postScriptName] = nil }
        }
    }
}

// MARK: Queries

extension FontRegistry {
    package func font(postScriptName: String) -> RegisteredFont? {
        registered.withLock { $0.byPostScriptName[postScriptName] }
    }

    /// The fonts, sorted by PostScript name.
    package var fonts: [RegisteredFont] {
        registered.withLock { $0.byPostScriptName.values.sorted { $0.postScriptName < $1.postScriptName } }
    }

    package func fonts(inFamily name: String) -> [RegisteredFont] { fonts.filter { $0.familyName == name } }
}
