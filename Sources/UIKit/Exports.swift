// `import UIKit` brings the same modules as on iOS (D15).
@_exported import CoreGraphics
@_exported import CoreText
@_exported import Dispatch
@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKitCore

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
