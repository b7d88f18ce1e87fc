/// How a controller covers its presenting controller.
public enum UIModalPresentationStyle: Int, Sendable {
    /// Covers the whole screen. UIKit hides what is below until the controller is dismissed.
    case fullScreen = 0
    /// A sheet. On a tablet, it is as wide as lines that read well.
    case pageSheet = 1
    /// A sheet. On a tablet, it is a small one in the middle.
    case formSheet = 2
    /// Covers the nearest controller that defines a presentation context, which UIKit hides until the controller is
    /// dismissed.
    case currentContext = 3
    @available(*, unavailable, message: "Custom presentations are not built. See Documentation/Coverage.md.")
    case custom = 4
    /// Covers the whole screen, with what is below still visible.
    case overFullScreen = 5
    /// Like `currentContext`, with what is below still visible.
    case overCurrentContext = 6
    /// A popover beside a view or a bar item. Where there is little width, a sheet.
    case popover = 7
    /// No other style: the presentation doesn't change.
    case none = -1
    /// The standard style: a sheet.
    case automatic = -2
}

/// The animation of a controller that covers its presenting controller.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Slides up from the lower edge.
    case coverVertical = 0
    @available(*, unavailable, message: "Use .coverVertical or .crossDissolve. See Documentation/Coverage.md.")
    case flipHorizontal = 1
    /// Fades in.
    case crossDissolve = 2
    @available(*, unavailable, message: "Use .coverVertical or .crossDissolve. See Documentation/Coverage.md.")
    case partialCurl = 3
}

extension UIModalPresentationStyle {
    var resolved: UIModalPresentationStyle { self == .automatic || self == .none ? .pageSheet : self }

    /// Whether UIKit hides the screen below.
    var removesPresenter: Bool { resolved == .fullScreen || resolved == .currentContext }

    var isSheet: Bool { resolved == .pageSheet || resolved == .formSheet }

    var staysInContext: Bool { resolved == .currentContext || resolved == .overCurrentContext }
}
