import Foundation
import Testing
import UIKit

@testable import UIKitCore

nonisolated(unsafe) private var badgeKey: UInt8 = 0
nonisolated(unsafe) private var otherKey: UInt8 = 0

private final class Badge: NSObject, NSCopying {
    let text: String
    var whenGone: () -> Void = {}

    init(_ text: String) { self.text = text }
    func copy(with zone: NSZone? = nil) -> Any { Badge(text) }
    deinit { whenGone() }
}

@Suite("Associated objects", .serialized) @MainActor struct AssociatedObjectTests {
    private func badge(of object: NSObject, _ key: UnsafeRawPointer = UnsafeRawPointer(&badgeKey)) -> Badge? {
        objc_getAssociatedObject(object, key) as? Badge
    }

    @Test("a value is stored under its key, and replaced by the next one")
    func keys() {
        let view = UIView()
        #expect(badge(of: view) == nil)
        objc_setAssociatedObject(view, &badgeKey, Badge("one"), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(badge(of: view)?.text == "one")
        #expect(badge(of: UIView()) == nil)
        objc_setAssociatedObject(view, &otherKey, "text", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(view, &badgeKey, Badge("two"), .OBJC_ASSOCIATION_RETAIN)
        #expect(badge(of: view)?.text == "two")
        #expect(objc_getAssociatedObject(view, &otherKey) as? String == "text")
        objc_setAssociatedObject(view, &badgeKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(badge(of: view) == nil)
        objc_removeAssociatedObjects(view)
        #expect(objc_getAssociatedObject(view, &otherKey) == nil)
    }

    @Test("a copied value is another object, and an assigned one isn't retained")
    func policies() {
        let view = UIView()
        var kept: Badge? = Badge("one")
        objc_setAssociatedObject(view, &badgeKey, kept, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(badge(of: view)?.text == "one")
        #expect(badge(of: view) !== kept)
        objc_setAssociatedObject(view, &badgeKey, kept, .OBJC_ASSOCIATION_ASSIGN)
        #expect(badge(of: view) === kept)
        kept = nil
        #expect(badge(of: view) == nil)
    }

    @Test("a value is released with its view, and may set other values while it goes")
    func goneWithView() {
        let other = UIView()
        var isGone = false
        do {
            let view = UIView(), badge = Badge("one")
            badge.whenGone = {
                isGone = true
                objc_setAssociatedObject(other, &badgeKey, "after", .OBJC_ASSOCIATION_RETAIN)
            }
            objc_setAssociatedObject(view, &badgeKey, badge, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(isGone)
        #expect(objc_getAssociatedObject(other, &badgeKey) as? String == "after")
    }

    @Test("values of released objects are removed while others are read and set")
    func swept() {
        let objects = AssociatedObjects.count
        for _ in 0..<1_000 {
            objc_setAssociatedObject(Badge("object"), &badgeKey, Badge("value"), .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(AssociatedObjects.count <= objects + 5)
    }

    @Test("a new object at a released object's address has none of its values")
    func sameAddress() {
        for _ in 0..<200 {
            objc_setAssociatedObject(Badge("old"), &badgeKey, Badge("value"), .OBJC_ASSOCIATION_RETAIN)
            #expect(badge(of: Badge("new")) == nil)
        }
    }

    @Test("objects can be associated on several threads at once")
    func threads() async {
        await withTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var right = 0
                    for number in 0..<500 {
                        let object = Badge("object")
                        objc_setAssociatedObject(
                            object, &badgeKey, Badge("\(task) \(number)"), .OBJC_ASSOCIATION_RETAIN)
                        let found = objc_getAssociatedObject(object, &badgeKey) as? Badge
                        right += found?.text == "\(task) \(number)" ? 1 : 0
                    }
                    return right
                }
            }
            for await right in group { #expect(right == 500) }
        }
    }
}
