import CoreGraphics
import Foundation
import TextLayout

/// The reason why a font couldn't be registered or unregistered.
package struct FontRegistrationError: Error, Sendable {
    package let code: CTFontManagerError
    package let text: String

    init(_ code: CTFontManagerError, _ text: String) {
        self.code = code
        self.text = text
    }

    init(_ error: FontFileError) {
        switch error {
        case .notAFont, .webFont: code = .unrecognizedFormat
        case .noSuchFont, .noTable, .cutOff, .damaged: code = .invalidFontData
        }
        text = error.description
    }

    var asNSError: NSError {
        NSError(domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
