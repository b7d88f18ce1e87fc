import Foundation

/// Data that an app hands to another one, or to another place of its own.
@available(
    *, unavailable, message: "Not built yet: drag and drop, and the pasteboard. Pass the value itself."
)
open class NSItemProvider: NSObject {
    public override init() {}
    public init(object: Any) {}
    public init?(contentsOf fileURL: URL?) {}
    public init(item: Any?, typeIdentifier: String?) {}
    open var suggestedName: String?
    open var registeredTypeIdentifiers: [String] { [] }
    open func canLoadObject(ofClass aClass: AnyClass) -> Bool { false }
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
    @discardableResult
    open func loadObject(
        ofClass aClass: AnyClass, completionHandler: @escaping @Sendable (Any?, (any Error)?) -> Void
    ) -> Progress { fatalError() }
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { fatalError() }
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress { fatalError() }
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {}
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {}
}

@available(
    *, unavailable, message: "Not built yet: drag and drop, and the pasteboard. Pass the value itself."
)
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all = 0, team = 1, group = 2, ownProcess = 3 }

@available(
    *, unavailable, message: "Not built yet: drag and drop, and the pasteboard. Pass the value itself."
)
public protocol NSItemProviderReading: AnyObject {}

@available(
    *, unavailable, message: "Not built yet: drag and drop, and the pasteboard. Pass the value itself."
)
public protocol NSItemProviderWriting: AnyObject {}
