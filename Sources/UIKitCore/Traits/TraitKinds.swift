import Foundation

/// Whether the device shows light or dark colours.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
    /// Neither: the device's.
    case unspecified = 0
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark = 2
}

/// How much room there is along one axis: as on an upright phone across, or more.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
    /// Not known.
    case unspecified = 0
    /// Little room: a phone's width.
    case compact = 1
    /// Much room: a tablet's width and height, or a phone's height.
    case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
    /// Not known.
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

/// The direction in which the device's language runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
    /// Not known.
    case unspecified = -1
    /// Text runs from left to right.
    case leftToRight = 0
    /// Text runs from right to left.
    case rightToLeft = 1
}

/// Whether a view lies on the ground or on something that is already above it, as a sheet does.
public enum UIUserInterfaceLevel: Int, Sendable, Hashable {
    /// Not known.
    case unspecified = -1
    /// The ground of a screen.
    case base = 0
    /// Above another screen, as a sheet is: lighter in the dark.
    case elevated = 1
}

/// Whether the person asked for stronger contrasts.
public enum UIAccessibilityContrast: Int, Sendable, Hashable {
    /// Not known.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// More contrast, as a person asked for in Settings.
    case high = 1
}

/// The kind of list that a view is in.
public enum UIListEnvironment: Int, Sendable, Hashable {
    /// Not in a list.
    case unspecified = 0
    /// In no list.
    case none = 1
    /// Rows from edge to edge, headers that stay in view.
    case plain = 2
    /// Groups from edge to edge.
    case grouped = 3
    /// Groups with round corners, away from the edges.
    case insetGrouped = 4
    /// A sidebar.
    case sidebar = 5
    /// A sidebar without a ground.
    case sidebarPlain = 6
}
