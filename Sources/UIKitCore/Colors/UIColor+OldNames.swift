import Foundation

// Names of Swift 2 to 4. Code that uses one doesn't compile; the error gives today's name, which an editor can put in
// (Decisions/0094).

extension UIColor {
    @available(*, unavailable, renamed: "black")
    public static func blackColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "white")
    public static func whiteColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "red")
    public static func redColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "green")
    public static func greenColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "blue")
    public static func blueColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "cyan")
    public static func cyanColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "yellow")
    public static func yellowColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "magenta")
    public static func magentaColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "orange")
    public static func orangeColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "purple")
    public static func purpleColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "brown")
    public static func brownColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "gray")
    public static func grayColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "darkGray")
    public static func darkGrayColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "lightGray")
    public static func lightGrayColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "clear")
    public static func clearColor() -> UIColor { fatalError() }

    @available(*, unavailable, renamed: "withAlphaComponent(_:)")
    public func colorWithAlphaComponent(_ alpha: CGFloat) -> UIColor { fatalError() }
}
