import CoreText
import UIKit

// The samples of Documentation/Text.md: Scripts/samples looks for them here.

@MainActor private func register(_ url: URL) {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error), let error { print(error.takeRetainedValue()) }
}

@MainActor private func makeFonts() -> [UIFont] {
    let descriptor = UIFontDescriptor(fontAttributes: [
        .family: "Inter", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium],
    ])
    let medium = UIFont(descriptor: descriptor, size: 17)
    let weight = UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)
    let heavier = medium.fontDescriptor.addingAttributes([weight: [0x7767_6874: 650]])  // "wght"
    let a650 = UIFont(descriptor: heavier, size: 17)
    return [medium, a650]
}

@MainActor private func enlarge(_ note: UIView) {
    note.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
}
