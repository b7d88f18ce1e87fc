/// The action of a button below a card.
@MainActor struct CardAction {
    let title: @MainActor (CardStage) -> String
    /// The accessibility hint: what the button does.
    let hint: String
    var isAvailable: @MainActor (CardStage) -> Bool = { _ in true }
    let perform: @MainActor (CardStage) -> Void

    static let width = CardAction(
        title: { $0.isNarrow ? "Wider" : "Narrower" }, hint: "Changes the width of the collection view",
        perform: { $0.toggleWidth() })
    static let layout = CardAction(
        title: { $0.showsOther ? "As a grid" : "As a list" }, hint: "Changes the layout",
        perform: { $0.switchLayout() })
    static let insert = CardAction(
        title: { _ in "Insert" }, hint: "Inserts an item in the middle", isAvailable: { $0.data.count < 12 },
        perform: { $0.insert() })
    static let remove = CardAction(
        title: { _ in "Remove" }, hint: "Removes the item in the middle", isAvailable: { $0.data.count > 0 },
        perform: { $0.remove() })
    static let reverse = CardAction(
        title: { _ in "Reverse" }, hint: "Reverses the order of the items",
        isAvailable: { $0.data.count > 1 }, perform: { $0.reverse() })
}
