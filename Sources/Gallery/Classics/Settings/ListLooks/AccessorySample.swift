import UIKit

/// A row that shows one accessory.
struct AccessorySample {
    let title: String
    /// Makes the row's accessories. A tap on one of them calls `tell` with its name.
    let accessories: @MainActor (_ tell: @escaping (String) -> Void) -> [UICellAccessory]

    init(
        _ title: String, _ accessories: @escaping @MainActor (_ tell: @escaping (String) -> Void) -> [UICellAccessory]
    ) {
        self.title = title
        self.accessories = accessories
    }
}

extension AccessorySample {
    struct Group {
        let title: String
        let note: String?
        let samples: [AccessorySample]
    }

    @MainActor static let groups = [
        Group(title: "Always", note: nil, samples: always),
        Group(
            title: "Options", note: "A hidden accessory keeps its space, so that texts end at the same point.",
            samples: looks),
        Group(title: "Custom views", note: nil, samples: views),
        Group(title: "While editing", note: "Tap Edit to show these.", samples: editing),
        Group(title: "Several at once", note: "The list decides their order.", samples: many),
    ]

    @MainActor private static let always = [
        AccessorySample("Disclosure indicator") { _ in [.disclosureIndicator()] },
        AccessorySample("Outline disclosure") { tell in
            [.outlineDisclosure(options: .init(style: .cell)) { tell("Outline disclosure") }]
        },
        AccessorySample("Checkmark") { _ in [.checkmark()] },
        AccessorySample("Detail") { tell in [.detail { tell("Detail") }] },
        AccessorySample("Label") { _ in [.label(text: "12")] },
        AccessorySample("Not while editing") { _ in [.checkmark(displayed: .whenNotEditing)] },
    ]

    @MainActor private static let looks = [
        AccessorySample("Red checkmark") { _ in [.checkmark(options: .init(tintColor: .systemRed))] },
        AccessorySample("Hidden checkmark") { _ in [.checkmark(options: .init(isHidden: true))] },
        AccessorySample("80 points reserved") { _ in
            [.disclosureIndicator(options: .init(reservedLayoutWidth: .custom(80)))]
        },
        AccessorySample("Actual width") { _ in
            [.disclosureIndicator(options: .init(reservedLayoutWidth: .actual))]
        },
        AccessorySample("Bold label") { _ in
            [.label(text: "New", options: .init(tintColor: .systemPink, font: .boldSystemFont(ofSize: 15)))]
        },
    ]

    @MainActor private static let views = [
        AccessorySample("Switch") { tell in
            let toggle = UISwitch()
            toggle.accessibilityLabel = "Switch"
            toggle.addAction(UIAction { _ in tell("Switch") }, for: .valueChanged)
            return [
                .customView(
                    configuration: .init(customView: toggle, placement: .trailing(), reservedLayoutWidth: .actual))
            ]
        },
        AccessorySample("Star before the text") { _ in
            let star = UIImageView(image: UIImage(systemName: "star.fill"))
            return [
                .customView(configuration: .init(customView: star, placement: .leading(), tintColor: .systemYellow))
            ]
        },
        AccessorySample("Flag after the chevron") { _ in
            let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
            let place = UICellAccessory.Placement.trailing(
                at: UICellAccessory.Placement.position(after: .disclosureIndicator()))
            return [
                .disclosureIndicator(),
                .customView(configuration: .init(customView: flag, placement: place, tintColor: .systemOrange)),
            ]
        },
    ]

    @MainActor private static let editing = [
        AccessorySample("Delete") { tell in [.delete { tell("Delete") }] },
        AccessorySample("Insert") { tell in [.insert { tell("Insert") }] },
        AccessorySample("Reorder") { _ in [.reorder()] },
        AccessorySample("Multiselect") { _ in [.multiselect()] },
        AccessorySample("Purple delete") { tell in
            [.delete(options: .init(tintColor: .white, backgroundColor: .systemPurple)) { tell("Purple delete") }]
        },
        AccessorySample("Reorder, no separator") { _ in
            [.disclosureIndicator(), .reorder(options: .init(showsVerticalSeparator: false))]
        },
    ]

    @MainActor private static let many = [
        AccessorySample("All") { tell in
            [
                .reorder(), .disclosureIndicator(), .checkmark(), .label(text: "3"), .detail { tell("Detail") },
                .multiselect(), .delete { tell("Delete") },
            ]
        }
    ]
}
