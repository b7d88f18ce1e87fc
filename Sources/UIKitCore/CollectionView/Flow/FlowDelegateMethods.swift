/// The flow layout's delegate, and which sizes it is known not to give, so that it is asked once and not a million
/// times (D5).
@MainActor struct FlowDelegateMethods {
    /// What the layout remembers of its delegate. Not the delegate, which often owns the collection view.
    struct Given {
        var givesSizes = true
        var givesInsets = true
        var givesLineSpacing = true
        var givesInteritemSpacing = true
        var givesHeaders = true
        var givesFooters = true

        /// Whether the delegate may say other things of one section than of another, where each has so many items.
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

    /// What a method answers, or nil; `isGiven` remembers that it was not written.
    static func answer<Value>(_ isGiven: inout Bool, _ call: () -> Value) -> Value? {
        guard isGiven else { return nil }
        let value = OptionalMethod.result(call)
        isGiven = value != nil
        return value
    }
}
