import CoreGraphics
import Foundation
import LayoutEngine

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor open class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Sendable, Hashable {
            public let rawValue: String

            /// A detent's name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// About half of the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The values from which a detent computes its height.
        public typealias Context = UISheetPresentationControllerDetentResolutionContext

        /// The detent's name.
        open private(set) var identifier: Identifier
        private let resolver: @MainActor (any Context) -> CGFloat?

        init(_ identifier: Identifier, resolver: @escaping @MainActor (any Context) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Returns a detent at about half of the screen. There is none on a phone on its side.
        ///
        /// - Behaviour: recorded (R834).
        open class func medium() -> Detent {
            Detent(.medium) {
                let traits = $0.containerTraitCollection
                guard traits.verticalSizeClass != .compact else { return nil }
                return PixelGrid(scale: traits.displayScale).rounded($0.maximumDetentValue * SheetMetrics.mediumShare)
            }
        }

        /// Returns a detent at the full height of sheets.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent with the height that `resolver` returns, in points above the lower safe area; nil leaves
        /// the detent out.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping @MainActor (_ context: any Context) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom-\(UUID().uuidString)"), resolver: resolver)
        }

        /// Returns the height in points above the lower safe area, or nil if the detent isn't available.
        open func resolvedValue(in context: any Context) -> CGFloat? {
            resolver(context).flatMap { $0.isFinite ? max(min($0, context.maximumDetentValue), 0) : nil }
        }
    }
}

/// The values that a detent's height may depend on.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }

    /// The height of the large detent, in points.
    var maximumDetentValue: CGFloat { get }
}

/// A delegate that hears when a person moves a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called after a person moved the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
