import CoreGraphics

/// Where a guide of the system lies in its view.
enum GuidePlace: Hashable {
    case safeArea
    case margins
    case readable
    /// Where a keyboard covers the view, which is its lower edge below the safe area while there is none.
    case keyboard
    /// What the safe area leaves out at the top.
    case aboveSafeArea
    /// What it leaves out at the bottom.
    case belowSafeArea
    /// All that a scroll view shows, as large as constraints make it.
    case content
    /// A scroll view's frame, seen from its content.
    case frame

    /// Whether its size depends on its view's, too.
    var holdsSize: Bool { self != .content }

    /// Whether the view's place among the views around it counts, because what covers edges reaches into it.
    var dependsOnSurroundings: Bool { self != .content && self != .frame }

    /// Left, top, and what is to be added to the view's width and height.
    @MainActor func points(in view: UIView) -> [CGFloat] {
        switch self {
        case .content: return [0, 0]
        case .frame: return [view.bounds.minX, view.bounds.minY, 0, 0]
        default: break
        }
        let rect = rect(in: view)
        let bounds = view.bounds
        // Margins may be larger than a view that is to get its size from what is inside them: the size is less than 0 then.
        return [
            rect.origin.x - bounds.minX, rect.origin.y - bounds.minY, rect.size.width - bounds.width,
            rect.size.height - bounds.height,
        ]
    }

    /// In the view's own coordinates.
    @MainActor func rect(in view: UIView) -> CGRect {
        switch self {
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .margins: return view.bounds.inset(by: view.layoutMargins)
        case .readable:
            let room = view.bounds.inset(by: view.layoutMargins)
            guard room.size.width > UIView.readableWidth else { return room }
            return room.insetBy(dx: (room.width - UIView.readableWidth) / 2, dy: 0)
        case .aboveSafeArea:
            return CGRect(
                x: view.bounds.minX, y: view.bounds.minY, width: view.bounds.width, height: view.safeAreaInsets.top)
        case .keyboard, .belowSafeArea:
            let isAtEdge = self == .keyboard && view.constraintsIfMade?.keyboardGuideUsesSafeArea == false
            let (bounds, covered) = (view.bounds, isAtEdge ? 0 : view.safeAreaInsets.bottom)
            return CGRect(x: bounds.minX, y: bounds.maxY - covered, width: bounds.width, height: covered)
        case .content: return view.contentRectForConstraints
        case .frame: return view.bounds
        }
    }
}
