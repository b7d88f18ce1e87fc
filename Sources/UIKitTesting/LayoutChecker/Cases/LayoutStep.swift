import CoreGraphics

/// One step in the check of a layout: a change of the collection view or its data.
///
/// Sections and items are taken modulo the current counts, so that a case stays valid without some of its steps or
/// items.
enum LayoutStep: Hashable, Sendable {
    /// Scrolls to a place, in thousandths of the distance that the content scrolls.
    case scroll(x: Int, y: Int)
    /// Pulls the content past an end, as a finger or a bounce does, by a number of points.
    case pull(Int, past: End)
    /// Changes the collection view's size, in points.
    case resize(width: Int, height: Int)
    /// Swaps width and height.
    case turn
    case insertItem(Int, section: Int)
    case deleteItem(Int, section: Int)
    case moveItem(Int, section: Int, to: Int, target: Int)
    case reloadItem(Int, section: Int)
    case insertSection(Int, items: Int)
    case deleteSection(Int)
    case moveSection(Int, to: Int)
    /// Reloads all data. The numbers are the new counts of items of the sections.
    case reload([Int])

    /// An end of the content: the upper left end, or the lower right end.
    enum End: Hashable, Sendable {
        case beginning, end
    }

    /// The step in words, as messages show it.
    var text: String {
        switch self {
        case .scroll(let x, let y): "scroll to \(Self.percent(x)) x \(Self.percent(y)) of the way"
        case .pull(let points, let end): "pull \(points) points past the \(end)"
        case .resize(let width, let height): "resize to \(width) x \(height)"
        case .turn: "turn"
        case .insertItem(let item, let section): "insert item \(section) \(item)"
        case .deleteItem(let item, let section): "delete item \(section) \(item)"
        case .moveItem(let item, let section, let to, let target): "move item \(section) \(item) to \(target) \(to)"
        case .reloadItem(let item, let section): "reload item \(section) \(item)"
        case .insertSection(let section, let items): "insert section \(section) of \(items) items"
        case .deleteSection(let section): "delete section \(section)"
        case .moveSection(let section, let to): "move section \(section) to \(to)"
        case .reload(let items): "reload with \(items) items"
        }
    }

    private static func percent(_ thousandths: Int) -> String {
        "\((CGFloat(thousandths) / 10).roundedText) %"
    }

    var isScroll: Bool {
        switch self {
        case .scroll, .pull: true
        default: false
        }
    }
}

extension CGFloat {
    /// The number as text, without a fraction if it is whole.
    fileprivate var roundedText: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
