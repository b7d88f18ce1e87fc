/// The accessories of a row in the order in which they are seen.
@MainActor struct AccessoryOrder {
    /// From the leading edge on.
    private(set) var leading: [UICellAccessory] = []
    private(set) var trailing: [UICellAccessory] = []

    /// The system's in its own order; then each of the app's own, in the order of the array, at the place that it asks for.
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

    /// A cell has each of the system's accessories once (R498).
    private static func requireDistinct(_ accessories: [UICellAccessory]) {
        var known: Set<UICellAccessory.AccessoryType> = []
        for accessory in accessories where !known.insert(accessory.accessoryType).inserted {
            Diagnostics.fail(
                "Accessories of a cell must be distinct: there are two of the type \(accessory.accessoryType.name)",
                explanation: """
                      seen           \(accessories.map(\.accessoryType.name).joined(separator: ", "))
                      expected       one of each type of the system's, and each view of the app's own once
                      likely cause   an accessory is appended each time the cell is filled
                      try            set accessories to the whole array instead
                    """)
        }
    }
}
