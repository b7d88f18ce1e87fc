// Apple's CoreGraphics declares these types; on Linux Foundation does. Exporting them one by one makes
// `import CoreGraphics` bring what it brings on iOS, and nothing else of Foundation.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize

// The C library's functions come along: `pow(2, 3)`, `CoreGraphics.round(1.5)`.
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#elseif canImport(Android)
    @_exported import Android
#endif
