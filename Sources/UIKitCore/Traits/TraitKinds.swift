import Foundation

/// Whether the device shows light or dark colours.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// How much room there is along one axis: as on an upright phone across, or more.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The direction in which the device's language runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Whether a view lies on the ground or on something that is already above it, as a sheet does.
public enum UIUserInterfaceLevel: Int, Sendable, Hashable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// Whether the person asked for stronger contrasts.
public enum UIAccessibilityContrast: Int, Sendable, Hashable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// The kind of list that a view is in.
public enum UIListEnvironment: Int, Sendable, Hashable {
    case unspecified = 0
    /// In no list.
    case none = 1
    case plain = 2
    case grouped = 3
    case insetGrouped = 4
    case sidebar = 5
    case sidebarPlain = 6
}
