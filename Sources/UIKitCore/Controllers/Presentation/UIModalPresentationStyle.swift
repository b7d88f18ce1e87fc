/// How a controller covers what presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The whole screen; what is below is taken out until the controller goes.
    case fullScreen = 0
    /// A sheet, on a tablet as wide as reads well.
    case pageSheet = 1
    /// A sheet, on a tablet a small one in the middle.
    case formSheet = 2
    /// What the nearest controller around that defines a context covers; that one is taken out until the controller goes.
    case currentContext = 3
    @available(*, unavailable, message: "Presentations of the app's own are not built. See Documentation/Coverage.md.")
    case custom = 4
    /// The whole screen, with what is below still there.
    case overFullScreen = 5
    /// As `currentContext`, with what is below still there.
    case overCurrentContext = 6
    /// A popover beside a view or an item of a bar; where there is little width, a sheet.
    case popover = 7
    /// No other style: the screen stays as it is.
    case none = -1
    /// What suits the controller: a sheet.
    case automatic = -2
}

/// How a controller comes that covers what presents it.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the lower edge.
    case coverVertical = 0
    @available(*, unavailable, message: "Screens cover or fade. See Documentation/Coverage.md.")
    case flipHorizontal = 1
    /// By fading in.
    case crossDissolve = 2
    @available(*, unavailable, message: "Screens cover or fade. See Documentation/Coverage.md.")
    case partialCurl = 3
}

extension UIModalPresentationStyle {
    var resolved: UIModalPresentationStyle { self == .automatic || self == .none ? .pageSheet : self }

    /// Whether the screen below is taken out.
    var removesPresenter: Bool { resolved == .fullScreen || resolved == .currentContext }

    var isSheet: Bool { resolved == .pageSheet || resolved == .formSheet }

    var staysInContext: Bool { resolved == .currentContext || resolved == .overCurrentContext }
}
