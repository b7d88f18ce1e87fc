import CoreGraphics

/// The attribute of a font descriptor for the position on a variable font's axes: `[axis: value]`, with the axis as a
/// number of four letters.
///
///     let weight = 0x7767_6874                              // "wght"
///     UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute as String)
///
/// - Behaviour: documented.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
