import CoreGraphics
import Foundation

// Entering text comes later. The members are here so that the compiler says that, and nothing else.

/// One line of text that a person enters.
@available(
    *, unavailable,
    message: "Not built yet: entering text. Let a person choose with a UIButton, UISegmentedControl or UIStepper."
)
@preconcurrency @MainActor open class UITextField: UIControl, UnbuiltClass {
    public enum BorderStyle: Int, Sendable { case none = 0, line = 1, bezel = 2, roundedRect = 3 }
    public enum ViewMode: Int, Sendable { case never = 0, whileEditing = 1, unlessEditing = 2, always = 3 }

    open var text: String?
    open var attributedText: NSAttributedString?
    open var placeholder: String?
    open var attributedPlaceholder: NSAttributedString?
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView?
    open var leftViewMode = ViewMode.never
    open var rightView: UIView?
    open var rightViewMode = ViewMode.never
    open weak var delegate: (any UITextFieldDelegate)?
    open var isEditing: Bool { false }
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var adjustsFontSizeToFitWidth = false
}

/// Decides about what is entered.
@available(*, unavailable, message: "Not built yet: entering text.")
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}

/// Several lines of text that a person reads, chooses from and changes.
@available(
    *, unavailable,
    message: "Not built yet: entering text. To show text, use a UILabel with numberOfLines = 0 in a UIScrollView."
)
@preconcurrency @MainActor open class UITextView: UIScrollView, UnbuiltClass {
    open var text: String!
    open var attributedText: NSAttributedString!
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditable = true
    open var isSelectable = true
    open var textContainerInset = UIEdgeInsets.zero
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocorrectionType = UITextAutocorrectionType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
}

/// Told about, and asked for, changes of a text view.
@available(*, unavailable, message: "Not built yet: entering text.")
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}

@available(*, unavailable, message: "Not built yet: entering text.")
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable = 1, numbersAndPunctuation = 2, URL = 3, numberPad = 4, phonePad = 5
    case namePhonePad = 6, emailAddress = 7, decimalPad = 8, twitter = 9, webSearch = 10, asciiCapableNumberPad = 11
}

@available(*, unavailable, message: "Not built yet: entering text.")
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, go = 1, google = 2, join = 3, next = 4, route = 5, search = 6, send = 7, yahoo = 8, done = 9
    case emergencyCall = 10, `continue` = 11
}

@available(*, unavailable, message: "Not built yet: entering text.")
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no = 1, yes = 2 }

@available(*, unavailable, message: "Not built yet: entering text.")
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words = 1, sentences = 2, allCharacters = 3 }

/// A stretch of text in a field.
@available(*, unavailable, message: "Not built yet: entering text.")
@preconcurrency @MainActor open class UITextRange: NSObject {}

@available(*, unavailable, message: "Not built yet: entering text.")
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// What is found in text, and tapped.
@available(*, unavailable, message: "Not built yet: entering text. Make what can be tapped a UIButton.")
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var phoneNumber: UIDataDetectorTypes { fatalError() }
    public static var link: UIDataDetectorTypes { fatalError() }
    public static var all: UIDataDetectorTypes { fatalError() }
}

/// Lays out text.
@available(
    *, unavailable,
    message: "Not built yet: TextKit. NSAttributedString.boundingRect(with:options:context:) measures text."
)
open class NSLayoutManager: NSObject {}

@available(
    *, unavailable,
    message: "Not built yet: TextKit. NSAttributedString.boundingRect(with:options:context:) measures text."
)
open class NSTextContainer: NSObject {}

@available(
    *, unavailable,
    message: "Not built yet: TextKit. NSAttributedString.boundingRect(with:options:context:) measures text."
)
open class NSTextStorage: NSMutableAttributedString {}

@available(*, unavailable, message: "Not built yet: entering text.")
public enum UIKeyboardAppearance: Int, Sendable { case `default` = 0, dark = 1, light = 2 }

@available(*, unavailable, message: "Not built yet: entering text.")
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no = 1, yes = 2 }

@available(*, unavailable, message: "Not built yet: entering text.")
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static var emailAddress: UITextContentType { fatalError() }
    public static var password: UITextContentType { fatalError() }
    public static var username: UITextContentType { fatalError() }
    public static var name: UITextContentType { fatalError() }
}

@available(*, unavailable, message: "Not built yet: entering text.")
@preconcurrency @MainActor public protocol UITextInput: AnyObject {}

@available(*, unavailable, message: "Not built yet: entering text.")
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {}
