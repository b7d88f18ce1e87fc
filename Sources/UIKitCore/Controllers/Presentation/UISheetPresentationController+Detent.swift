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

            /// Half the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What a detent's height is computed from.
        public typealias Context = UISheetPresentationControllerDetentResolutionContext

        /// The detent's name.
        open private(set) var identifier: Identifier
        private let resolver: @MainActor (any Context) -> CGFloat?

        init(_ identifier: Identifier, resolver: @escaping @MainActor (any Context) -> CGFloat?) {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// About half of the screen; not there on a phone on its side.
        ///
        /// - Behaviour: recorded (R834).
        open class func medium() -> Detent {
            Detent(.medium) {
                let traits = $0.containerTraitCollection
                guard traits.verticalSizeClass != .compact else { return nil }
                return PixelGrid(scale: traits.displayScale).rounded($0.maximumDetentValue * SheetMetrics.mediumShare)
            }
        }

        /// As high as sheets get.
        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height in points above the lower safe area, as `resolver` answers; nil leaves the detent out.
        open class func custom(
            identifier: Identifier? = nil, resolver: @escaping @MainActor (_ context: any Context) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom-\(UUID().uuidString)"), resolver: resolver)
        }

        /// Points above the lower safe area; nil when the detent is not there.
        open func resolvedValue(in context: any Context) -> CGFloat? {
            resolver(context).flatMap { $0.isFinite ? max(min($0, context.maximumDetentValue), 0) : nil }
        }
    }
}

/// What a detent's height may go by.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet's surroundings.
    var containerTraitCollection: UITraitCollection { get }

    /// The height of the large detent, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Told when a person moves a sheet.
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
