import UIKit

extension ContentKind {
    static let headers = [
        ContentKind(
            name: "header()", list: .grouped, weight: "Semibold", sources: .plainHeader,
            content: { .header() }, background: { .listHeader() }),
        ContentKind(
            name: "plainHeader()", list: .plain, weight: "Semibold", sources: .plainHeader,
            content: { .plainHeader() }, background: { .listPlainHeaderFooter() }),
        ContentKind(
            name: "groupedHeader()", list: .grouped, weight: "Semibold", sources: .header,
            content: { .groupedHeader() }, background: { .listGroupedHeaderFooter() }),
        ContentKind(
            name: "prominentInsetGroupedHeader()", list: .grouped, weight: "Semibold",
            content: { .prominentInsetGroupedHeader() }, background: { .listGroupedHeaderFooter() }),
        ContentKind(
            name: "extraProminentInsetGroupedHeader()", list: .grouped, weight: "Bold",
            content: { .extraProminentInsetGroupedHeader() }, background: { .listGroupedHeaderFooter() }),
    ]

    static let footers = [
        ContentKind(
            name: "footer()", list: .grouped, sources: .footer, content: { .footer() }, background: { .listFooter() }),
        ContentKind(
            name: "plainFooter()", list: .plain, sources: Sources(font: "R879"),
            content: { .plainFooter() }, background: { .listPlainHeaderFooter() }),
        ContentKind(
            name: "groupedFooter()", list: .grouped, sources: .footer,
            content: { .groupedFooter() }, background: { .listGroupedHeaderFooter() }),
    ]

    /// All kinds, in the order of the scene.
    static let all = cells + headers + footers + sidebarCells
}

extension ContentKind.Sources {
    fileprivate static let plainHeader = Self(font: "R842", margins: "R842", height: "R842")
    fileprivate static let header = Self(font: "R879", height: "R855")
    fileprivate static let footer = Self(font: "R879", height: "R855")
}
