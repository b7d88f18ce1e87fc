import CoreGraphics
import Foundation

// Not built yet: entering text. With these members, the compiler says only that, instead of listing each unknown name.

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
    open var minimumFontSize: CGFloat = 0
    open var clearsOnBeginEditing = false
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var background: UIImage?

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }

    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
    public nonisolated class var textDidChangeNotification: NSNotification.Name { fatalError() }
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name { fatalError() }

    // MARK: Text and keyboard

    open var keyboardAppearance = UIKeyboardAppearance.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var textContentType: UITextContentType!
    open var enablesReturnKeyAutomatically = false
    open var typingAttributes: [NSAttributedString.Key: Any]!
    open var selectedTextRange: UITextRange?
    open var markedTextRange: UITextRange? { nil }
    open var beginningOfDocument: UITextPosition { fatalError() }
    open var endOfDocument: UITextPosition { fatalError() }

    open override var inputView: UIView? {
        get { nil }
        set {}
    }
    open override var inputAccessoryView: UIView? {
        get { nil }
        set {}
    }
    open override func reloadInputViews() {}
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open override func copy(_ sender: Any?) {}
    open override func cut(_ sender: Any?) {}
    open override func paste(_ sender: Any?) {}
    open func text(in range: UITextRange) -> String? { nil }
    open func replace(_ range: UITextRange, withText text: String) {}
    open func insertText(_ text: String) {}
    open func deleteBackward() {}
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    open func characterRange(at point: CGPoint) -> UITextRange? { nil }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
}

/// A field for searching.
@available(*, unavailable, message: "Not built yet: searching. Filter by buttons or a UISegmentedControl.")
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// A delegate that decides about entered text.
@available(*, unavailable, message: "Not built yet: entering text.")
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {}

/// Several lines of text that a person reads, selects and edits.
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
    open var selectedRange = NSRange(location: 0, length: 0)
    open var dataDetectorTypes: UIDataDetectorTypes {
        get { fatalError() }
        set {}
    }
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false
    open var adjustsFontForContentSizeCategory = false

    public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var textContainer: NSTextContainer { fatalError() }
    open var layoutManager: NSLayoutManager { fatalError() }
    open var textStorage: NSTextStorage { fatalError() }

    open func scrollRangeToVisible(_ range: NSRange) {}

    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name { fatalError() }
    public nonisolated class var textDidChangeNotification: NSNotification.Name { fatalError() }
    public nonisolated class var textDidEndEditingNotification: NSNotification.Name { fatalError() }

    // MARK: Text and keyboard

    open var keyboardAppearance = UIKeyboardAppearance.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var textContentType: UITextContentType!
    open var enablesReturnKeyAutomatically = false
    open var typingAttributes: [NSAttributedString.Key: Any]!
    open var selectedTextRange: UITextRange?
    open var markedTextRange: UITextRange? { nil }
    open var beginningOfDocument: UITextPosition { fatalError() }
    open var endOfDocument: UITextPosition { fatalError() }

    open override var inputView: UIView? {
        get { nil }
        set {}
    }
    open override var inputAccessoryView: UIView? {
        get { nil }
        set {}
    }
    open override func reloadInputViews() {}
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open override func copy(_ sender: Any?) {}
    open override func cut(_ sender: Any?) {}
    open override func paste(_ sender: Any?) {}
    open func text(in range: UITextRange) -> String? { nil }
    open func replace(_ range: UITextRange, withText text: String) {}
    open func insertText(_ text: String) {}
    open func deleteBackward() {}
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    open func characterRange(at point: CGPoint) -> UITextRange? { nil }
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
}

/// A delegate that hears about changes of a text view and decides about them.
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

/// A range of text in a field.
@available(*, unavailable, message: "Not built yet: entering text.")
@preconcurrency @MainActor open class UITextRange: NSObject {
    open var start: UITextPosition { fatalError() }
    open var end: UITextPosition { fatalError() }
    open var isEmpty: Bool { true }
}

@available(*, unavailable, message: "Not built yet: entering text.")
@preconcurrency @MainActor open class UITextPosition: NSObject {}

/// Something in text that a person can tap, such as an address.
@available(*, unavailable, message: "Not built yet: entering text. Use a UIButton for what a person can tap.")
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var phoneNumber: UIDataDetectorTypes { fatalError() }
    public static var link: UIDataDetectorTypes { fatalError() }
    public static var all: UIDataDetectorTypes { fatalError() }
}

/// An object that lays out text.
@available(
    *, unavailable,
    message: "Not built yet: TextKit. NSAttributedString.boundingRect(with:options:context:) measures text."
)
open class NSLayoutManager: NSObject {
    open var textStorage: NSTextStorage?
    open var textContainers: [NSTextContainer] { [] }
    open var usesFontLeading = true
    open var numberOfGlyphs: Int { 0 }

    open func addTextContainer(_ container: NSTextContainer) {}
    open func removeTextContainer(at index: Int) {}
    open func ensureLayout(for container: NSTextContainer) {}
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange() }
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { NSRange() }
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { NSRange() }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { .zero }
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { .zero }
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { 0 }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

@available(
    *, unavailable,
    message: "Not built yet: TextKit. NSAttributedString.boundingRect(with:options:context:) measures text."
)
open class NSTextContainer: NSObject {
    public init(size: CGSize) {}
    public override init() {}

    open var size = CGSize.zero
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var lineFragmentPadding: CGFloat = 0
    open var maximumNumberOfLines = 0
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = false
    open var heightTracksTextView = false
    open var layoutManager: NSLayoutManager?
}

@available(
    *, unavailable,
    message: "Not built yet: TextKit. NSAttributedString.boundingRect(with:options:context:) measures text."
)
open class NSTextStorage: NSMutableAttributedString {
    public convenience init() { self.init(string: "") }

    open var layoutManagers: [NSLayoutManager] { [] }
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {}
}

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

@available(*, unavailable, message: "Not built yet: entering text.")
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

/// A view in place of the keyboard.
@available(*, unavailable, message: "Not built yet: entering text. No keyboard comes up: put a UIView on the screen.")
@preconcurrency @MainActor open class UIInputView: UIView, UnbuiltClass {
    public enum Style: Int, Sendable { case `default` = 0, keyboard = 1 }

    public init(frame: CGRect, inputViewStyle: Style) { super.init(frame: frame) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var inputViewStyle: Style { .default }
    open var allowsSelfSizing = false
}

/// An image or a file within text.
@available(*, unavailable, message: "Not built yet: images in text. Put a UIImageView beside the label.")
open class NSTextAttachment: NSObject {
    public init(image: UIImage) {}
    public init(data contentData: Data?, ofType uti: String?) {}
    public override init() {}

    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?
    open var fileType: String?
}

extension NSAttributedString {
    @available(*, unavailable, message: "Not built yet: images in text. Put a UIImageView beside the label.")
    public convenience init(attachment: NSTextAttachment) { fatalError() }
}

/// A position to which text jumps at a tab.
@available(*, unavailable, message: "Not built yet: tab stops. Put a label for each column into a UIStackView.")
open class NSTextTab: NSObject {
    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
    ) {}

    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension NSMutableParagraphStyle {
    @available(*, unavailable, message: "Not built yet: tab stops. Put a label for each column into a UIStackView.")
    public var tabStops: [NSTextTab]! {
        get { nil }
        set {}
    }

    @available(*, unavailable, message: "Not built yet: tab stops. Put a label for each column into a UIStackView.")
    public var defaultTabInterval: CGFloat {
        get { 0 }
        set {}
    }
}
