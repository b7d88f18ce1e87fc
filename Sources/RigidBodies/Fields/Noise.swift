import Foundation

/// Smooth noise, the same for the same place and time in every run.
package enum Noise {
    /// Returns a value from -1 to 1.
    package static func value(_ x: Double, _ y: Double, _ time: Double, seed: UInt64 = 0) -> Double {
        let cell = (floor(x), floor(y), floor(time))
        let part = (x - cell.0, y - cell.1, time - cell.2)
        var sum = 0.0
        for corner in 0..<8 {
            let (dx, dy, dz) = (Double(corner & 1), Double(corner >> 1 & 1), Double(corner >> 2))
            let slope = gradient(cell.0 + dx, cell.1 + dy, cell.2 + dz, seed: seed)
            let weight =
                fade(1 - (part.0 - dx).magnitude) * fade(1 - (part.1 - dy).magnitude)
                * fade(1 - (part.2 - dz).magnitude)
            sum += weight * (slope.0 * (part.0 - dx) + slope.1 * (part.1 - dy) + slope.2 * (part.2 - dz))
        }
        return max(-1, min(1, sum))
    }

    private static func fade(_ part: Double) -> Double { part * part * part * (part * (part * 6 - 15) + 10) }

    private static func gradient(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> (Double, Double, Double) {
        var state = seed &+ 0x9E37_79B9_7F4A_7C15
        for number in [x, y, z] {
            state ^= UInt64(bitPattern: Int64(max(-1e15, min(1e15, number))))
            state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
            state ^= state >> 31
        }
        func part(_ shift: UInt64) -> Double { Double(state >> shift & 0xFFFF) / 32767.5 - 1 }
        return (part(0), part(16), part(32))
    }
}
