import Foundation

// Not built yet: a second line in a navigation bar, titles of several styles, and the menu of a title.

extension UINavigationItem {
    @available(
        *, unavailable, message: "Not built yet: subtitles. Set titleView to a UIStackView with two labels."
    )
    public var subtitle: String? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable, message: "Not built yet: subtitles. Set titleView to a UIStackView with two labels."
    )
    public var subtitleView: UIView? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable, message: "Not built yet: subtitles. Put a label at the top of the controller's view."
    )
    public var largeSubtitle: String? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable, message: "Not built yet: subtitles. Put the view at the top of the controller's view."
    )
    public var largeSubtitleView: UIView? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable,
        message: "Not built yet: titles of several styles. Set titleView to a label with attributedText."
    )
    public var attributedTitle: AttributedString? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable, message: "Not built yet: subtitles. Set titleView to a UIStackView with two labels."
    )
    public var attributedSubtitle: AttributedString? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable, message: "Not built yet: subtitles. Put a label at the top of the controller's view."
    )
    public var largeAttributedSubtitle: AttributedString? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable, message: "Not built yet: menus. Set titleView to a UIButton that presents a sheet."
    )
    public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: documents. Set titleView to a UIButton that presents a sheet.")
    public var documentProperties: UIDocumentProperties? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: renaming in a bar. No keyboard comes up.")
    public var renameDelegate: (any UINavigationItemRenameDelegate)? {
        get { nil }
        set {}
    }

    @available(
        *, unavailable, message: "Not built yet: an action of the back button. Set leftBarButtonItem instead of it."
    )
    public var backAction: UIAction? {
        get { nil }
        set {}
    }

    // MARK: Searching

    @available(*, unavailable, message: "Not built yet: searching. Filter by buttons or a UISegmentedControl.")
    public var searchController: UISearchController? {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: searching. Leave it out.")
    public var hidesSearchBarWhenScrolling: Bool {
        get { false }
        set {}
    }

    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0, inline = 1, stacked = 2, integrated = 3, integratedCentered = 4, integratedButton = 5
    }

    @available(*, unavailable, message: "Not built yet: searching. Leave it out.")
    public var preferredSearchBarPlacement: SearchBarPlacement {
        get { .automatic }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: searching. Leave it out.")
    public var searchBarPlacement: SearchBarPlacement { .automatic }

    @available(*, unavailable, message: "Not built yet: searching. Leave it out.")
    public var searchBarPlacementBarButtonItem: UIBarButtonItem { fatalError() }
}

@available(*, unavailable, message: "Not built yet: documents. Set titleView to a UIButton that presents a sheet.")
@preconcurrency @MainActor open class UIDocumentProperties: NSObject {}

@available(*, unavailable, message: "Not built yet: renaming in a bar. No keyboard comes up.")
@preconcurrency @MainActor public protocol UINavigationItemRenameDelegate: AnyObject {}
