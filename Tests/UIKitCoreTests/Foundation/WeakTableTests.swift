import Foundation
import Testing
import UIKit

private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override var hash: Int { name.hashValue }
    override func isEqual(_ object: Any?) -> Bool { (object as? Person)?.name == name }
}

@Suite("Weak tables and sets") struct WeakTableTests {
    @Test("a weak set forgets objects that were released")
    func weakSet() {
        let set = NSHashTable<Person>.weakObjects(), ada = Person("Ada")
        do {
            let bela = Person("Bela")
            for person in [ada, bela, Person("Ada")] { set.add(person) }
            #expect(set.count == 2)
            #expect(set.contains(Person("Bela")))
        }
        #expect(set.allObjects == [ada])
        #expect(set.anyObject === ada)
        #expect(set.member(Person("Ada")) === ada)
        set.remove(Person("Ada"))
        #expect(set.count == 0)
    }

    @Test("a set that compares by identity can contain equal objects")
    func identity() {
        let set = NSHashTable<Person>(options: .objectPointerPersonality)
        for _ in 0..<3 { set.add(Person("Ada")) }
        #expect(set.count == 3)
        #expect(!set.contains(Person("Ada")))
        set.removeAllObjects()
        #expect(set.allObjects.isEmpty)
    }

    @Test("an entry is removed with its weak key, or with its weak value")
    func maps() {
        let byKey = NSMapTable<Person, NSString>.weakToStrongObjects()
        let byValue = NSMapTable<NSString, Person>.strongToWeakObjects()
        let ada = Person("Ada")
        do {
            let bela = Person("Bela")
            byKey.setObject("B", forKey: bela)
            byKey.setObject("A", forKey: ada)
            byValue.setObject(bela, forKey: "B")
            byValue.setObject(ada, forKey: "A")
            #expect(byKey.object(forKey: Person("Bela")) == "B")
            #expect(byValue.count == 2)
        }
        #expect(byKey.object(forKey: Person("Bela")) == nil)
        #expect(byKey.object(forKey: ada) == "A")
        #expect(byValue.object(forKey: "B") == nil)
        #expect(byValue.object(forKey: "A") === ada)
        #expect(byKey.count == 1 && byValue.count == 1)
        byKey.setObject("a", forKey: ada)
        #expect(byKey.object(forKey: ada) == "a")
        #expect(byKey.objectEnumerator()?.allObjects as? [NSString] == ["a"])
        byKey.removeObject(forKey: ada)
        #expect(byKey.count == 0)
    }

    @Test("a weak set of 100,000 released objects is empty")
    func room() {
        let set = NSHashTable<NSObject>.weakObjects()
        for _ in 0..<100_000 { set.add(NSObject()) }
        #expect(set.count == 0)
    }
}
