import Foundation
import QuartzCore
import Synchronization

/// The identity of a registration: copies of a registration share one, two registrations never do.
@MainActor final class RegistrationIdentity {
    /// The registration's number, counted from 1 in the whole program. Collection views use it as the key, so no reuse
    /// identifier of the app's can equal it.
    let number: Int
    let viewClass: UICollectionReusableView.Type
    /// The XIB that creates the views; nil if the class does.
    let nib: UINib?
    /// The kind of supplementary view; nil for cells.
    let elementKind: String?
    /// The ``UICollectionReusableView/reuseIdentifier`` of the registration's views.
    let reuseIdentifier: String
    /// The number of the collection view that was asking its data source when the registration was made; 0 if none was.
    let provider: Int

    // Atomic, because in Swift 5 mode the compiler allows making registrations on any thread.
    private nonisolated static let madeSoFar = Atomic(0)

    init(_ viewClass: UICollectionReusableView.Type, nib: UINib? = nil, elementKind: String?) {
        number = Self.madeSoFar.add(1, ordering: .relaxed).newValue
        self.viewClass = viewClass
        self.nib = nib
        self.elementKind = elementKind
        reuseIdentifier = "\(viewClass) of registration \(number)"
        provider = MainThread.isCurrent ? ProviderCalls.asking : 0
    }
}
