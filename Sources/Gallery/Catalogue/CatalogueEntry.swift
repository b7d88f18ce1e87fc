import UIKit

/// One card of the Catalogue: its title, and how to make its view.
struct CatalogueEntry {
    let title: String
    let make: @MainActor () -> UIView

    /// All entries, in the order of the page.
    @MainActor static let all: [CatalogueEntry] = [
        CatalogueEntry(title: ButtonSection.title) { ButtonSection() },
        CatalogueEntry(title: SwitchSection.title) { SwitchSection() },
        CatalogueEntry(title: SliderSection.title) { SliderSection() },
        CatalogueEntry(title: StepperSection.title) { StepperSection() },
        CatalogueEntry(title: SegmentedControlSection.title) { SegmentedControlSection() },
        CatalogueEntry(title: PageControlSection.title) { PageControlSection() },
        CatalogueEntry(title: ProgressSection.title) { ProgressSection() },
        CatalogueEntry(title: GesturesSection.title) { GesturesSection() },
        CatalogueEntry(title: CurvesSection.title) { CurvesSection() },
        CatalogueEntry(title: KeyframesSection.title) { KeyframesSection() },
        CatalogueEntry(title: AnimatorSection.title) { AnimatorSection() },
        CatalogueEntry(title: TransitionSection.title) { TransitionSection() },
        CatalogueEntry(title: LayersSection.title) { LayersSection() },
        CatalogueEntry(title: DrawingSection.title) { DrawingSection() },
        CatalogueEntry(title: TextSection.title) { TextSection() },
        CatalogueEntry(title: SymbolsSection.title) { SymbolsSection() },
        CatalogueEntry(title: ScreensSection.title) { ScreensSection() },
    ]
}
