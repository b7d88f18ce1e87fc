/// Content of a cell made of SwiftUI views.
@available(*, unavailable, message: "SwiftUI is not there on Linux. Make a UIContentConfiguration of your own.")
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration {
    public init(content: () -> Content) where Background == Never {}

    @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
    }

    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}
