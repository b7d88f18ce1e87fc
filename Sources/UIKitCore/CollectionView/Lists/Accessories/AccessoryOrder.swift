/// A row's accessories in the order in which they appear.
@MainActor struct AccessoryOrder {
    /// From the leading edge. `trailing` as well is in reading order.
    private(set) var leading: [UICellAccessory] = []
    private(set) var trailing: [UICellAccessory] = []

    /// Orders the system's accessories by rank. Then inserts each custom view, in the order of the array, at the
    /// position it asks for.
    init(_ accessories: [UICellAccessory]) {
        Self.requireDistinct(accessories)
        func ofSystem(_ isLeading: Bool) -> [UICellAccessory] {
            accessories.filter { $0.accessoryType.order?.isLeading == isLeading }
                .sorted { ($0.accessoryType.order?.rank ?? 0) < ($1.accessoryType.order?.rank ?? 0) }
        }
        (leading, trailing) = (ofSystem(true), ofSystem(false))
        for accessory in accessories {
            switch accessory.placement {
            case nil: break
            case .leading(_, let position): Self.insert(accessory, into: &leading, at: position)
            case .trailing(_, let position): Self.insert(accessory, into: &trailing, at: position)
            }
        }
    }

    private static func insert(
        _ accessory: UICellAccessory, into edge: inout [UICellAccessory],
        at position: UICellAccessory.Placement.Position
    ) { edge.insert(accessory, at: min(max(position(edge), 0), edge.count)) }

    /// Stops the program if an accessory occurs twice: a cell can have each type once (R498).
    private static func requireDistinct(_ accessories: [UICellAccessory]) {
        var known: Set<UICellAccessory.AccessoryType> = []
        for accessory in accessories where !known.insert(accessory.accessoryType).inserted {
            let isOfSystem = accessory.placement == nil
            Diagnostics.fail(
                isOfSystem
                    ? """
                    Accessories array contains more than one system accessory of the same type. Duplicate accessories: \
                    \(accessories.filter { $0.accessoryType == accessory.accessoryType })
                    """
                    : "Accessories of a cell must be distinct: there are two of the type \(accessory.accessoryType.name)",
                explanation: """
                      seen           \(accessories.map(\.accessoryType.name).joined(separator: ", "))
                      expected       each system accessory once, and each custom view once
                      likely cause   the app appends an accessory each time it configures the cell
                      try            set accessories to the whole array instead
                    """)
        }
    }
}
