import CoreGraphics

/// The place of a system's guide in its view.
enum GuidePlace: Hashable {
    case safeArea
    case margins
    case readable
    /// The part that the keyboard covers. There is no keyboard, so it is at the view's lower edge, below the safe area.
    case keyboard
    /// The part above the safe area.
    case aboveSafeArea
    /// The part below the safe area.
    case belowSafeArea
    /// The whole content of a scroll view, as large as constraints make it.
    case content
    /// A scroll view's frame, in the coordinates of its content.
    case frame

    /// Whether the guide's size depends on its view's size.
    var holdsSize: Bool { self != .content }

    /// Whether the guide depends on the view's place among the views around it, because bars may cover a part of the
    /// view.
    var dependsOnSurroundings: Bool { self != .content && self != .frame }

    /// Returns the left and top inset, and what to add to the view's width and height.
    @MainActor func points(in view: UIView) -> [CGFloat] {
        switch self {
        case .content: return [0, 0]
        case .frame: return [view.bounds.minX, view.bounds.minY, 0, 0]
        default: break
        }
        let rect = rect(in: view)
        let bounds = view.bounds
        // The margins of a view that gets its size from its inside may be larger than the view. The size is then less
        // than 0.
        return [
            rect.origin.x - bounds.minX, rect.origin.y - bounds.minY, rect.size.width - bounds.width,
            rect.size.height - bounds.height,
        ]
    }

    /// Returns the guide's rectangle in the view's own coordinates.
    @MainActor func rect(in view: UIView) -> CGRect {
        switch self {
        case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
        case .margins: return view.bounds.inset(by: view.layoutMargins)
        case .readable:
            let room = view.bounds.inset(by: view.layoutMargins)
            let width = view.readableWidth
            return room.size.width > width ? room.insetBy(dx: (room.width - width) / 2, dy: 0) : room
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
