import Foundation

/// Whether a subclass of `UICollectionViewController` wrote `collectionView(_:moveItemAt:to:)`.
///
/// UIKit asks the Objective-C runtime, and calls nothing. Here the class's table of methods tells: the word that is another
/// one in a subclass that writes the method, and the same in two that do not, is the method's (Decisions/0044).
@MainActor enum MoveItemOverride {
    /// Says once to collection views, which are below controllers, how to find out.
    static let announcement: Void = {
        MoveItemWriting.ofController = { ($0 as? UICollectionViewController).flatMap(isWritten) }
    }()

    /// nil when the table cannot be read that way.
    static func isWritten(by controller: UICollectionViewController) -> Bool? {
        guard let word else { return nil }
        return words(of: type(of: controller))[word] != words(of: UICollectionViewController.self)[word]
    }

    private static let word: Int? = {
        let base = words(of: UICollectionViewController.self)
        let (plain, other, writing) = (words(of: Plain.self), words(of: Other.self), words(of: Writing.self))
        let differing = base.indices.filter {
            base[$0] == plain[$0] && base[$0] == other[$0] && base[$0] != writing[$0]
        }
        return differing.count == 1 ? differing[0] : nil
    }()

    /// The methods, and whatever else a class keeps for all of its instances, as far as this class and its subclasses
    /// have in common. Only read, and never kept.
    private static func words(of kind: UICollectionViewController.Type) -> UnsafeBufferPointer<UInt> {
        // Where kind, superclass, flags, sizes, description and destroyer end, and how many bytes there are in all, is part of
        // Swift's stable binary interface.
        let header = 7
        let base = unsafeBitCast(UICollectionViewController.self as AnyClass, to: UnsafeRawPointer.self)
        let size = base.load(fromByteOffset: 32, as: UInt32.self) - base.load(fromByteOffset: 36, as: UInt32.self)
        let start = unsafeBitCast(kind as AnyClass, to: UnsafePointer<UInt>.self)
        return UnsafeBufferPointer(start: start + header, count: Int(size) / 8 - header)
    }

    private final class Plain: UICollectionViewController {}

    private final class Other: UICollectionViewController {}

    private final class Writing: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {
            // Something, so that no linker takes it for the empty one it overrides.
            collectionView.setNeedsLayout()
        }
    }
}
