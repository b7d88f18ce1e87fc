import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitTestSupport

/// An object that archives itself.
final class Bookmark: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    let page: Int

    init(page: Int) { self.page = page }

    init?(coder: NSCoder) { page = coder.decodeInteger(forKey: "page") }

    func encode(with coder: NSCoder) { coder.encode(page, forKey: "page") }
}

@Suite("State coders") @MainActor struct StateCoderTests {
    private let coder = StateCoder(of: "test")

    @Test("numbers are decoded as any number type, and as zero where there are none")
    func numbers() {
        coder.encode(3, forKey: "int")
        coder.encode(2.75, forKey: "double")
        coder.encode(Float(0.5), forKey: "float")
        coder.encode(true, forKey: "bool")
        coder.encode(Int64.max, forKey: "large")
        #expect(coder.decodeInteger(forKey: "int") == 3)
        #expect(coder.decodeDouble(forKey: "int") == 3)
        #expect(coder.decodeDouble(forKey: "double") == 2.75)
        #expect(coder.decodeInteger(forKey: "double") == 2)
        #expect(coder.decodeFloat(forKey: "float") == 0.5)
        #expect(coder.decodeBool(forKey: "bool"))
        #expect(coder.decodeInt64(forKey: "large") == .max)
        #expect(coder.decodeInt32(forKey: "large") == .max)
        #expect(coder.decodeInteger(forKey: "none") == 0)
        #expect(!coder.containsValue(forKey: "none"))
    }

    @Test("points, sizes, rectangles, insets and transforms are decoded as they were encoded")
    func geometry() {
        let rect = CGRect(x: 1, y: -2, width: 30, height: 40.5)
        coder.encode(rect, forKey: "rect")
        coder.encode(rect.origin, forKey: "point")
        coder.encode(rect.size, forKey: "size")
        coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        coder.encode(CGAffineTransform(translationX: 5, y: 6), forKey: "transform")
        #expect(coder.decodeCGRect(forKey: "rect") == rect)
        #expect(coder.decodeCGPoint(forKey: "point") == rect.origin)
        #expect(coder.decodeCGSize(forKey: "size") == rect.size)
        #expect(coder.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(coder.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(translationX: 5, y: 6))
        #expect(coder.decodeCGPoint(forKey: "none") == .zero)
        #expect(coder.decodeUIEdgeInsets(forKey: "none") == .zero)
        #expect(coder.decodeCGAffineTransform(forKey: "none") == .identity)
    }

    @Test("text, dates and lists are decoded as Swift's and as Foundation's types")
    func objects() {
        coder.encode("sea", forKey: "text")
        coder.encode(["a", "b"], forKey: "list")
        coder.encode(Data([1, 2]), forKey: "data")
        #expect(coder.decodeObject(of: NSString.self, forKey: "text") == "sea")
        #expect(coder.decodeObject(forKey: "text") as? String == "sea")
        #expect(coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "list") as? [String] == ["a", "b"])
        #expect(coder.decodeObject(forKey: "data") as? Data == Data([1, 2]))
        #expect(coder.decodeObject(of: NSNumber.self, forKey: "text") == nil)
    }

    @Test("an object with NSCoding is decoded as a new object of its class")
    func archives() throws {
        coder.encode(Bookmark(page: 7), forKey: "bookmark")
        let read = StateCoder(of: "test", reading: coder.values)
        #expect(read.decodeObject(of: Bookmark.self, forKey: "bookmark")?.page == 7)
    }

    @Test("objects that can't be encoded are left out, with one warning that names the key")
    func unkept() {
        let log = WarningLog()
        coder.encode(UIView(), forKey: "view")
        coder.encode(UIView(), forKey: "view")
        #expect(log.identifiers == ["unkept-state"])
        #expect(log.messages.first?.contains("UIView for the key \"view\"") == true)
        #expect(coder.values.isEmpty)
    }

    @Test("the last value encoded for a key counts, and nil removes it")
    func overwriting() {
        coder.encode("sea", forKey: "text")
        coder.encode(UIViewController(), forKey: "text")
        #expect(coder.values["text"] == nil)
        #expect(coder.controllers["text"]?.count == 1)
        coder.encode(nil, forKey: "text")
        #expect(coder.controllers["text"] == nil)
    }

    @Test("controllers that were not restored are missing from their list")
    func controllers() {
        let controller = UIViewController()
        let values: [String: KeptValue] = [
            "one": .controller(["a"]), "several": .list([.controller(["a"]), .controller(["b"])]),
        ]
        let read = StateCoder(of: "test", reading: values, found: [["a"]: controller])
        #expect(read.decodeObject(forKey: "one") as? UIViewController === controller)
        #expect(read.decodeObject(forKey: "several") as? [UIViewController] == [controller])
    }
}
