import Foundation
import NibReader
import QuartzCore

extension UIControl {
    /// Reads the attributes of every control in a XIB or storyboard. Subclasses call it after their set-up.
    final func readControlNib(_ coder: NSCoder) {
        guard let nib = coder as? NibCoder else { return }
        readNibAfterSetUp(nib)
        readControlValues(nib)
    }

    /// Reads the control's own attributes, for controls whose set-up overwrites none of UIView's.
    final func readControlValues(_ nib: NibCoder) {
        if let isEnabled = nib.bool("enabled") { self.isEnabled = isEnabled }
        if let isSelected = nib.bool("selected") { self.isSelected = isSelected }
        if let isHighlighted = nib.bool("highlighted") { self.isHighlighted = isHighlighted }
        if let alignment = nib.contentHorizontalAlignment { contentHorizontalAlignment = alignment }
        if let alignment = nib.contentVerticalAlignment { contentVerticalAlignment = alignment }
    }
}

// MARK: Actions

extension UIControl: NibActionSource {
    func add(_ action: NibActionConnection) {
        let event = action.event.flatMap { name in Self.events.first { $0.key == name }?.value }
        addTarget(action.target, action: action.selector, for: event ?? .primaryActionTriggered)
    }

    private static let events: KeyValuePairs<String, Event> = [
        "touchUpInside": .touchUpInside, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered,
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
        "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
        "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
        "menuActionTriggered": .menuActionTriggered,
    ]
}

// MARK: Values

@MainActor extension NibCoder {
    fileprivate var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment? {
        choice(
            "contentHorizontalAlignment",
            [
                "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                "trailing": .trailing,
            ])
    }

    fileprivate var contentVerticalAlignment: UIControl.ContentVerticalAlignment? {
        choice("contentVerticalAlignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
    }
}
