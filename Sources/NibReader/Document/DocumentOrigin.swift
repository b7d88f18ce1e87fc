/// The kind of file from its root element: XIB or storyboard, and for which system.
struct DocumentOrigin {
    let kind: NibDocument.Kind

    init(of root: XMLElement, in file: String) throws(NibMistake) {
        func mistake(_ reason: String, _ remedy: String) -> NibMistake {
            NibMistake(file: file, line: root.line, reason: reason, remedy: remedy)
        }
        if root.name == "archive" {
            let name = file.split(separator: "/").last.map(String.init) ?? file
            throw mistake(
                "the file has the <archive> format of Xcode 4 and earlier",
                "convert it on a Mac: open it in Xcode 5 or later and save it, or run "
                    + "`xcrun ibtool --upgrade \(name) --write \(name)`")
        }
        guard root.name == "document", let type = root.attributes["type"] else {
            throw mistake(
                "an Interface Builder file starts with <document type=\"…\">, but this one starts with <\(root.name)>",
                "add a .xib or .storyboard file written by Xcode")
        }
        guard type.hasPrefix("com.apple.InterfaceBuilder"), Self.isForViews(type) else {
            throw mistake("the file has the type \(type), which isn't for UIKit", "create the file for iOS")
        }
        kind = type.contains("Storyboard") ? .storyboard : .nib
    }

    /// Whether the type is for iOS, iPad or Apple TV; not for AppKit or a watch.
    private static func isForViews(_ type: String) -> Bool {
        type.contains(".CocoaTouch.") || type.contains(".AppleTV.")
    }
}
