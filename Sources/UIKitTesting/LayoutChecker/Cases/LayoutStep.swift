import CoreGraphics

/// One thing that happens to a collection view while its layout is checked.
///
/// Sections and items are taken modulo how many there are, so that a case goes on being one when steps before it, or items,
/// are left out.
enum LayoutStep: Hashable, Sendable {
    /// To this place, in thousandths of how far the content scrolls.
    case scroll(x: Int, y: Int)
    /// As far past an end, in points, as a finger or a bounce takes the content.
    case pull(Int, past: End)
    /// In points.
    case resize(width: Int, height: Int)
    /// Width and height change places.
    case turn
    case insertItem(Int, section: Int)
    case deleteItem(Int, section: Int)
    case moveItem(Int, section: Int, to: Int, target: Int)
    case reloadItem(Int, section: Int)
    case insertSection(Int, items: Int)
    case deleteSection(Int)
    case moveSection(Int, to: Int)
    /// Everything is another: these are the items of the sections.
    case reload([Int])

    /// An end of the content: the upper left one, or the lower right one.
    enum End: Hashable, Sendable {
        case beginning, end
    }

    /// As a person would say it.
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
    /// Without a fraction where there is none.
    fileprivate var roundedText: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
