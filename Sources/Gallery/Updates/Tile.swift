import UIKit

/// A tile of the board. Its number is its identity and never changes, wherever the tile goes.
struct Tile: Hashable {
    let number: Int
    /// How light the tile is, from 0 to 2. A reload gives it the next shade.
    var shade = 0

    static let shades = 3

    /// The tile's colour. Tiles with neighbouring numbers have similar colours, so a tile that comes from far away
    /// stands out.
    var color: UIColor {
        let position = CGFloat(number) / 48 * CGFloat(Self.palette.count)
        let first = Int(position)
        let share = position - CGFloat(first)
        let (from, to) = (Self.palette[first % Self.palette.count], Self.palette[(first + 1) % Self.palette.count])
        let light = [0, 0.22, -0.22][shade]
        func mixed(_ channel: KeyPath<Paint, CGFloat>) -> CGFloat {
            let value = from[keyPath: channel] * (1 - share) + to[keyPath: channel] * share
            return light < 0 ? value * (1 + light) : value + (1 - value) * light
        }
        return UIColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: 1).groundForWhite()
    }

    private struct Paint {
        let red, green, blue: CGFloat

        init(_ hex: Int) {
            red = CGFloat(hex >> 16 & 0xFF) / 255
            green = CGFloat(hex >> 8 & 0xFF) / 255
            blue = CGFloat(hex & 0xFF) / 255
        }
    }

    /// Colours once around the circle of hues.
    private static let palette = [
        0xE5_484D, 0xF0_6A34, 0xE8_9220, 0x8F_B339, 0x30_A46C, 0x12_A594, 0x05_A2C2, 0x38_7FE8, 0x6E_6ADE, 0x9B_59D0,
        0xD6_4FA8, 0xE5_4675,
    ].map(Paint.init)
}
