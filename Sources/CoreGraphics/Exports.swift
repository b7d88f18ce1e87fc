// Apple's CoreGraphics declares these types; on Linux they live in Foundation. Re-exporting them by name makes
// `import CoreGraphics` bring what it brings on iOS, and nothing else of Foundation.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
