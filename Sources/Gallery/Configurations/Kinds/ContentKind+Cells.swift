import UIKit

extension ContentKind {
    static let cells = [
        ContentKind(
            name: "cell()", list: .plain, hasImage: true, sources: .cell,
            content: { .cell() }, background: { .listPlainCell() }),
        ContentKind(
            name: "subtitleCell()", list: .plain, hasImage: true, secondaryText: "Secondary text", sources: .subtitle,
            content: { .subtitleCell() }, background: { .listPlainCell() }),
        ContentKind(
            name: "valueCell()", list: .grouped, secondaryText: "42", sources: .cell,
            content: { .valueCell() }, background: { .listGroupedCell() }),
    ]

    static let sidebarCells = [
        ContentKind(
            name: "sidebarCell()", list: .sidebar, hasImage: true, sources: .sidebar,
            content: { .sidebarCell() }, background: { .listSidebarCell() }),
        ContentKind(
            name: "sidebarSubtitleCell()", list: .sidebar, hasImage: true, secondaryText: "Secondary text",
            sources: .sidebar, content: { .sidebarSubtitleCell() }, background: { .listSidebarCell() }),
        ContentKind(
            name: "accompaniedSidebarCell()", list: .sidebar, hasImage: true, sources: .sidebar,
            content: { .accompaniedSidebarCell() }, background: { .listAccompaniedSidebarCell() }),
        ContentKind(
            name: "accompaniedSidebarSubtitleCell()", list: .sidebar, hasImage: true, secondaryText: "Secondary text",
            sources: .sidebar, content: { .accompaniedSidebarSubtitleCell() },
            background: { .listAccompaniedSidebarCell() }),
        ContentKind(
            name: "sidebarHeader()", list: .sidebar, weight: "Semibold",
            content: { .sidebarHeader() }, background: { .listSidebarHeader() }),
    ]
}

extension ContentKind.Sources {
    fileprivate static let cell = Self(font: "R854", margins: "R854", height: "R854")
    fileprivate static let subtitle = Self(font: "R843", secondaryFont: "R843", margins: "R854", height: "R854")
    fileprivate static let sidebar = Self(font: "R879", secondaryFont: "R879")
}
