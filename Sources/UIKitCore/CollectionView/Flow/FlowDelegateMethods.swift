/// Remembers which of its delegate's methods a flow layout found missing, so that it calls those once and not a million
/// times (D5).
@MainActor struct FlowDelegateMethods {
    /// What the layout remembers about its delegate. It doesn't keep the delegate, which often owns the collection
    /// view.
    struct Given {
        var givesSizes = true
        var givesInsets = true
        var givesLineSpacing = true
        var givesInteritemSpacing = true
        var givesHeaders = true
        var givesFooters = true

        /// Whether the delegate can give different answers for two sections that have `count` items each.
        func mayTellSectionsApart(count: Int) -> Bool {
            givesInsets || givesLineSpacing || givesInteritemSpacing || givesHeaders || givesFooters
                || givesSizes && count > 0
        }
    }

    let delegate: any UICollectionViewDelegateFlowLayout
    var given: Given

    init?(_ delegate: (any UICollectionViewDelegate)?, _ given: Given?) {
        guard let delegate = delegate as? any UICollectionViewDelegateFlowLayout else { return nil }
        self.delegate = delegate
        self.given = given ?? Given()
    }

    /// Returns what a method answers, or nil if the delegate doesn't implement it, and sets `isGiven` to false in that
    /// case.
    static func answer<Value>(_ isGiven: inout Bool, _ call: () -> Value) -> Value? {
        guard isGiven else { return nil }
        let value = OptionalMethod.result(call)
        isGiven = value != nil
        return value
    }
}
