import Foundation
import QuartzCore
import NibReader

/// A XIB that is read once and instantiated as often as needed.
///
///     collectionView.register(UINib(nibName: "PhotoCell", bundle: .module), forCellWithReuseIdentifier: "photo")
///
/// The file is XML, as Xcode saves it, and one of the target's resources. UIKit reads it when it is first instantiated.
/// It then prints, with line numbers, what the file asks for and can't get; with `UIKIT_NIBS=strict` in the environment
/// the program ends instead.
@preconcurrency @MainActor open class UINib: NSObject {
    private let file: NibFile

    init(_ file: NibFile) { self.file = file }

    /// Creates a nib for a XIB among a bundle's resources.
    ///
    /// - Parameters:
    ///   - name: The file's name without `.xib`. A version for the device comes first: `PhotoCell~ipad`.
    ///   - bundleOrNil: nil for the main bundle, which includes the resources of the program's own target.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        file = NibFile(.named(name), in: bundleOrNil)
    }

    /// Creates a nib for a XIB in memory.
    ///
    /// - Parameters:
    ///   - data: The XIB.
    ///   - bundleOrNil: The bundle with the images and colours that the XIB uses; nil for the main bundle.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        file = NibFile(.data(data), in: bundleOrNil)
    }

    /// Creates the XIB's objects, connects them and awakens them.
    ///
    /// A missing or unreadable file, and an outlet without a property, end the program, as on iOS.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object for File's Owner. Its outlets are set, and actions can be sent to it.
    ///   - optionsOrNil: With ``OptionsKey/externalObjects``, the objects for other placeholders.
    /// - Returns: The objects at the top of the file, in its order, without placeholders.
    /// - Complexity: O(elements); the first time O(bytes).
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        MainThread.require("-[UINib instantiateWithOwner:options:]")
        return objects(owner: ownerOrNil, options: optionsOrNil)
    }

    /// Returns whether both create the same objects. Layouts often register a new `UINib` each time they're created or
    /// prepared, so comparing instances isn't enough.
    nonisolated final func isOfSameFile(as other: UINib) -> Bool {
        self === other || file.place != nil && file.place == other.file.place
    }

    final func objects(owner: Any?, options: [OptionsKey: Any]? = nil) -> [NSObject] {
        let others = options?[.externalObjects] as? [String: Any] ?? [:]
        return NibFailure.ending { () throws(NibFailure) in
            try file.instantiate(owner: owner as? NSObject, others: others.compactMapValues { $0 as? NSObject })
        }
    }

    /// A key of an option for ``UINib/instantiate(withOwner:options:)``.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects for placeholders other than File's Owner: a dictionary, keyed by the placeholder's name in the
        /// file.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }
}

extension Bundle {
    /// Creates the objects of a XIB among the bundle's resources.
    ///
    /// Each call reads the file. For many cells or views use a ``UINib``.
    ///
    /// - Parameters:
    ///   - name: The file's name, with or without `.nib`.
    ///   - owner: The object for File's Owner. Its outlets are set, and actions can be sent to it.
    ///   - options: With ``UINib/OptionsKey/externalObjects``, the objects for other placeholders.
    /// - Returns: The objects at the top of the file, in its order, without placeholders.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let name = name.hasSuffix(".nib") ? String(name.dropLast(4)) : name
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
