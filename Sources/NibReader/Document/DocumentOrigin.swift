/// What the outermost element says of a file: who wrote it, and for which system.
struct DocumentOrigin {
    let kind: NibDocument.Kind

    init(of root: XMLElement, in file: String) throws(NibMistake) {
        func mistake(_ reason: String, _ remedy: String) -> NibMistake {
            NibMistake(file: file, line: root.line, reason: reason, remedy: remedy)
        }
        if root.name == "archive" {
            throw mistake(
                "the file has the format of Xcode 4 and before, <archive>", "open it in a newer Xcode and save it")
        }
        guard root.name == "document", let type = root.attributes["type"] else {
            throw mistake(
                "a file of Interface Builder begins with <document type=\"…\">, and this one with <\(root.name)>",
                "add a .xib or .storyboard file that Xcode wrote")
        }
        guard type.hasPrefix("com.apple.InterfaceBuilder"), Self.isForViews(type) else {
            throw mistake("the file is of the type \(type), which isn't made of UIKit's views", "draw it for iOS")
        }
        kind = type.contains("Storyboard") ? .storyboard : .nib
    }

    /// iOS, iPad and Apple TV; not AppKit, and not a watch.
    private static func isForViews(_ type: String) -> Bool {
        type.contains(".CocoaTouch.") || type.contains(".AppleTV.")
    }
}
