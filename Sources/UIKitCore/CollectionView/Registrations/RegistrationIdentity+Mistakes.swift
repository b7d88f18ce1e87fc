import Foundation

extension RegistrationIdentity {
    /// Fails for a registration that was made while the data source was asked for a view: with a new registration each
    /// time, no view would ever be reused (R155). A cell may make the registrations of a collection view inside it.
    @inline(__always)
    func refuseIfMadeInProvider(of supply: ViewSupply) {
        if provider == supply.number { failOnMadeInProvider() }
    }

    private func failOnMadeInProvider() -> Never {
        let isCell = elementKind == nil
        let method = isCell ? "cellForItemAt" : "viewForSupplementaryElementOfKind"
        let place =
            isCell
            ? "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider"
            : """
            -collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a \
            UICollectionViewDiffableDataSource supplementary view provider
            """
        let (noun, nouns) = isCell ? ("cell", "cells") : ("supplementary view", "supplementary views")
        let name = isCell ? "UICollectionViewCellRegistration" : "UICollectionViewSupplementaryRegistration"
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        Diagnostics.fail(
            """
            Attempted to dequeue a \(noun) using a registration that was created inside \(place). Creating a new \
            registration each time a \(noun) is requested will prevent reuse and cause created \(nouns) to remain \
            inaccessible in memory for the lifetime of the collection view. Registrations should be created up front and \
            reused. Registration: <\(name): 0x\(address)>
            """,
            explanation: """
                  seen           a registration of \(viewClass), made while the collection view asked the data source for a view
                  expected       a registration that the app made before
                  likely cause   the app makes it in \(method) or in a provider, or first reads a lazy or static property there
                  try            make it once, in viewDidLoad() or as a stored property that isn't lazy
                """)
    }
}
