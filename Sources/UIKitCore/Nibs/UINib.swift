import Foundation
import NibReader

/// A XIB, read once and instantiated as often as needed.
///
///     collectionView.register(UINib(nibName: "PhotoCell", bundle: .module), forCellWithReuseIdentifier: "photo")
///
/// The file is XML, as Xcode saves it, and one of the target's resources. It's read when it is first instantiated. What it asks for
/// that can't be done is printed then, with line numbers; with `UIKIT_NIBS=strict` in the environment the program ends instead.
@preconcurrency @MainActor open class UINib: NSObject {
    private let file: NibFile

    init(_ file: NibFile) { self.file = file }

    /// A XIB among a bundle's resources.
    ///
    /// - Parameters:
    ///   - name: The file's name without `.xib`. A version for the device comes first: `PhotoCell~ipad`.
    ///   - bundleOrNil: nil for the main bundle, which includes the resources of the program's own target.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        file = NibFile(.named(name), in: bundleOrNil)
    }

    /// A XIB in memory.
    ///
    /// - Parameters:
    ///   - data: The text of the XIB.
    ///   - bundleOrNil: The bundle with the images and colours that the XIB uses; nil for the main bundle.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        file = NibFile(.data(data), in: bundleOrNil)
    }

    /// Creates the XIB's objects, connects them and wakes them.
    ///
    /// A file that isn't there or can't be read, and an outlet without a property end the program, as on iOS.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The object for File's Owner: its outlets are set, and actions can be sent to it.
    ///   - optionsOrNil: With ``OptionsKey/externalObjects``, the objects for other placeholders.
    /// - Returns: The objects at the top of the file, in its order; no placeholders.
    /// - Complexity: O(elements); the first time O(bytes).
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        objects(owner: ownerOrNil, options: optionsOrNil)
    }

    /// Whether both create the same objects. Layouts often register a new `UINib` each time they're created or prepared, so comparing
    /// instances isn't enough.
    nonisolated final func isOfSameFile(as other: UINib) -> Bool {
        self === other || file.place != nil && file.place == other.file.place
    }

    final func objects(owner: Any?, options: [OptionsKey: Any]? = nil) -> [NSObject] {
        let others = options?[.externalObjects] as? [String: Any] ?? [:]
        return NibFailure.ending { () throws(NibFailure) in
            try file.instantiate(owner: owner as? NSObject, others: others.compactMapValues { $0 as? NSObject })
        }
    }

    /// What ``UINib/instantiate(withOwner:options:)`` is told.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The objects for placeholders other than File's Owner: a dictionary, keyed by the placeholder's name in the file.
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
    ///   - owner: The object for File's Owner, whose outlets are set.
    ///   - options: Objects for the placeholders of the XIB.
    /// - Returns: The objects at the top level of the file, in its order, without the placeholders.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        let name = name.hasSuffix(".nib") ? String(name.dropLast(4)) : name
        return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
