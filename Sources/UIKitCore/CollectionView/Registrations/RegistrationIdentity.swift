import Foundation
import QuartzCore
import Synchronization

/// What makes a registration itself: its copies share it, and no other registration has the same.
@MainActor final class RegistrationIdentity {
    /// Counted up for each registration of the program, from 1 on. Collection views know it by this number, so no identifier
    /// that the app chooses can mean the same.
    let number: Int
    let viewClass: UICollectionReusableView.Type
    /// What makes the views in place of the class.
    let nib: UINib?
    /// nil for cells.
    let elementKind: String?
    /// What its views have as ``UICollectionReusableView/reuseIdentifier``.
    let reuseIdentifier: String
    /// The number of the collection view whose data source was asked for a view when it was made; 0 if none was.
    let provider: Int

    // Not a plain number: in Swift 5 mode the compiler lets registrations be made on any thread.
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
