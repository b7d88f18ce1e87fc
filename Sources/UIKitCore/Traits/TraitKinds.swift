import Foundation

/// Whether the device shows light or dark colours.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
    /// Not specified: the device's style applies.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}

/// The room along one axis: little, as for the width of an upright phone, or more.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
    /// Not specified.
    case unspecified = 0
    /// Little room, as a phone's width.
    case compact = 1
    /// Much room, as a tablet's width and height, or a phone's height.
    case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
    /// Not specified.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// A headset.
    case vision = 6
}

/// The direction of the device's language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
    /// Not specified.
    case unspecified = -1
    /// Text runs from left to right.
    case leftToRight = 0
    /// Text runs from right to left.
    case rightToLeft = 1
}

/// Whether a view is on the base of a screen or on something above it, such as a sheet.
public enum UIUserInterfaceLevel: Int, Sendable, Hashable {
    /// Not specified.
    case unspecified = -1
    /// The base of a screen.
    case base = 0
    /// Above another screen, as in a sheet. Dark mode shows it lighter.
    case elevated = 1
}

/// Whether a person asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable, Hashable {
    /// Not specified.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// More contrast, for which a person asked in Settings.
    case high = 1
}

/// The kind of list that contains a view.
public enum UIListEnvironment: Int, Sendable, Hashable {
    /// Not specified.
    case unspecified = 0
    /// Not in a list.
    case none = 1
    /// Rows from edge to edge, with headers that stay visible.
    case plain = 2
    /// Groups from edge to edge.
    case grouped = 3
    /// Groups with round corners, away from the edges.
    case insetGrouped = 4
    /// A sidebar.
    case sidebar = 5
    /// A sidebar without a background.
    case sidebarPlain = 6
}
