import Dispatch
import Testing

@testable import QuartzCore

/// The one kind of back reference (Decisions/0004).
@MainActor @Suite("Back references") struct BackReferenceTests {
    private final class Owner {
        var number = 7
    }

    private final class Child {
        private var reference = BackReference<Owner>()

        var owner: Owner? {
            get { reference.object }
            set { reference.object = newValue }
        }
        var isSet: Bool { reference.isSet }

        func refers(to owner: Owner) -> Bool { reference.refers(to: owner) }

        func hold(_ body: (Owner) -> Void) { reference.hold(body) }
    }

    @Test("a back reference returns its owner while that lives, and nil afterwards")
    func death() {
        let child = Child()
        do {
            let owner = Owner()
            child.owner = owner
            #expect(child.owner?.number == 7)
            #expect(child.refers(to: owner))
        }
        #expect(child.owner == nil)
        #expect(child.isSet)
    }

    @Test("a back reference doesn't retain its owner")
    func keepsNothing() {
        let child = Child()
        var owner: Owner? = Owner()
        weak let witness = owner
        child.owner = owner
        owner = nil
        #expect(witness == nil)
    }

    @Test("a back reference keeps its owner's memory, so that no new object can have the address")
    func sameAddress() {
        let child = Child()
        do { child.owner = Owner() }
        // These are a thousand objects of the same size; one of them would be at the owner's address.
        let others = (0..<1000).map { _ in Owner() }
        #expect(!others.contains { child.refers(to: $0) })
    }

    @Test("a new owner replaces the first, and nil clears the reference")
    func changes() {
        let child = Child()
        let (first, second) = (Owner(), Owner())
        child.owner = first
        child.owner = second
        #expect(child.refers(to: second))
        #expect(!child.refers(to: first))
        child.owner = nil
        #expect(!child.isSet)
        #expect(child.owner == nil)
    }

    @Test("`hold` keeps the owner until the call returns, even if the call releases it")
    func holding() {
        let child = Child()
        var owner: Owner? = Owner()
        child.owner = owner
        var number = 0
        child.hold {
            owner = nil
            number = $0.number
            #expect(child.owner != nil)
        }
        #expect(number == 7)
        #expect(owner == nil)
        #expect(child.owner == nil)
        child.hold { _ in Issue.record("The owner is gone.") }
    }

    @Test("an owner's deinit reads nil, even through its own children")
    func inDeinit() {
        final class Asking {
            let child: AskedChild
            let answer: Answer
            init(_ child: AskedChild, _ answer: Answer) { (self.child, self.answer) = (child, answer) }
            deinit { answer.wasNil = child.reference.object == nil }
        }
        final class AskedChild: @unchecked Sendable {
            var reference = BackReference<Asking>()
        }
        final class Answer { var wasNil = false }
        let (child, answer) = (AskedChild(), Answer())
        do {
            let asking = Asking(child, answer)
            child.reference.object = asking
        }
        #expect(answer.wasNil)
    }

    /// Other threads release an owner while this one reads: each read returns the living owner, or nil. 20,000 times.
    @Test("a back reference may be read while another thread releases the owner")
    func race() {
        final class Box: @unchecked Sendable {
            // Only one thread reads this: the thread that releases the owner.
            var owner: Owner?
            init(_ owner: Owner) { self.owner = owner }
        }
        let queue = DispatchQueue(label: "drops")
        let group = DispatchGroup()
        for _ in 0..<20_000 {
            let child = Child()
            let box = Box(Owner())
            child.owner = box.owner
            queue.async(group: group) { box.owner = nil }
            for _ in 0..<4 {
                if let owner = child.owner { #expect(owner.number == 7) }
            }
            group.wait()
            #expect(child.owner == nil)
        }
    }
}
