import Foundation

// Names of Swift 2 to 4. Code that uses one doesn't compile; the error gives today's name, which an editor can put in
// (Decisions/0094).

extension UIFont {
    @available(*, unavailable, renamed: "systemFont(ofSize:)")
    public static func systemFontOfSize(_ fontSize: CGFloat) -> UIFont { fatalError() }

    @available(*, unavailable, renamed: "boldSystemFont(ofSize:)")
    public static func boldSystemFontOfSize(_ fontSize: CGFloat) -> UIFont { fatalError() }

    @available(*, unavailable, renamed: "systemFont(ofSize:weight:)")
    public static func systemFontOfSize(_ fontSize: CGFloat, weight: Weight) -> UIFont { fatalError() }

    @available(*, unavailable, renamed: "preferredFont(forTextStyle:)")
    public static func preferredFontForTextStyle(_ style: TextStyle) -> UIFont { fatalError() }
}

@available(*, unavailable, renamed: "UIFont.Weight.ultraLight")
public var UIFontWeightUltraLight: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.thin")
public var UIFontWeightThin: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.light")
public var UIFontWeightLight: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.regular")
public var UIFontWeightRegular: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.medium")
public var UIFontWeightMedium: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.semibold")
public var UIFontWeightSemibold: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.bold")
public var UIFontWeightBold: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.heavy")
public var UIFontWeightHeavy: UIFont.Weight { fatalError() }

@available(*, unavailable, renamed: "UIFont.Weight.black")
public var UIFontWeightBlack: UIFont.Weight { fatalError() }
