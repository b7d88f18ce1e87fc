import CoreGraphics
import Foundation

/// A wheel of dates, or a calendar.
@available(*, unavailable, message: "Not built yet: pickers. Show the dates in a UICollectionView.")
@preconcurrency @MainActor open class UIDatePicker: UIControl, UnbuiltClass {
    public enum Mode: Int, Sendable { case time = 0, date = 1, dateAndTime = 2, countDownTimer = 3, yearAndMonth = 4 }

    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var datePickerMode = Mode.dateAndTime

    open func setDate(_ date: Date, animated: Bool) {}
}

/// Wheels of choices.
@available(
    *, unavailable,
    message: "Not built yet: pickers. Use a UISegmentedControl, a UIStepper, or a UICollectionView that selects."
)
@preconcurrency @MainActor open class UIPickerView: UIView, UnbuiltClass {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?

    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
    open func selectedRow(inComponent component: Int) -> Int { 0 }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
}

@available(*, unavailable, message: "Not built yet: pickers.")
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {}

@available(*, unavailable, message: "Not built yet: pickers.")
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {}

/// A field that shows a colour and lets a person choose another.
@available(*, unavailable, message: "Not built yet: pickers. Show the colours in a UICollectionView.")
@preconcurrency @MainActor open class UIColorWell: UIControl, UnbuiltClass {
    open var selectedColor: UIColor?
}
