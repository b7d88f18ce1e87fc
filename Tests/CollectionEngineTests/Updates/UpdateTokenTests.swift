import CollectionEngine
import TestSupport
import Testing

@Suite("Replay tokens") struct UpdateTokenTests {
    @Test("a ledger is written as one word")
    func word() {
        let ledger = UpdateLedger(
            before: CollectionCounts(items: [20, 20, 20, 4]),
            operations: [
                .deleteItem(ItemPlace(2, in: 0)), .deleteItem(ItemPlace(3, in: 0)), .insertItem(ItemPlace(5, in: 0)),
                .moveItem(ItemPlace(1, in: 0), to: ItemPlace(0, in: 2)), .reloadSection(1), .moveSection(3, to: 0),
                .reloadItem(ItemPlace(-1, in: 7)), .insertSection(4), .deleteSection(2),
            ],
            after: CollectionCounts(items: []), beforeReading: CountReading(pass: 41, moment: .layoutPass),
            afterReading: CountReading(pass: 42, moment: .endOfBatch), isNested: true)
        #expect(ledger.token == "u1-20x3.4:D0.2+1_I0.5_M0.1.2.0_r1_m3.0_R7.-1_i4_d2::l41e42n")
        #expect(UpdateLedger(token: ledger.token) == ledger)
    }

    @Test("every ledger is read from its token as it was", arguments: SeededGenerator.seeds(0..<200))
    func roundTrip(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var ledger = RandomBatch(of: NaiveModel(counts: [3, 3, 0, 12]), using: &random).ledger
        ledger.isNested = .random(using: &random)
        ledger.beforeReading.moment = random.pick(from: CountReading.Moment.allCases)
        ledger.afterReading.pass = .random(in: 0...99, using: &random)
        #expect(UpdateLedger(token: ledger.token) == ledger, "UIKIT_SEED=\(seed)")
    }

    @Test(
        "text that is no token is refused",
        arguments: [
            "", "u1", "u1-", "u2-3::3:l0e0", "u1-3:3:l0e0", "u1-3::3:l0", "u1-3::3:l0e0x", "u1-3::3:l0e0nn",
            "u1-x::3:l0e0", "u1--3::3:l0e0", "u1-3x0::3:l0e0", "u1-3x99999999999::3:l0e0", "u1-3.::3:l0e0",
            "u1-9223372036854775807x2::3:l0e0", "u1-9223372036854775807.1::3:l0e0", "u1-3:D0:3:l0e0",
            "u1-3:D0.0.0:3:l0e0", "u1-3:Z0.0:3:l0e0", "u1-3:D0.0_:3:l0e0", "u1-3:D0.0+:3:l0e0", "u1-3:D0.0+0:3:l0e0",
            "u1-3:d0+1:3:l0e0", "u1-3:D0.9223372036854775807+1:3:l0e0", "u1-3:D0.0+99999999999:3:l0e0",
            "u1-3:D0.0+1+1:3:l0e0", "u1-3::3:l٣e0", "u1-3::3:z0e0", "u1-3::3:l-1e0", "u1-3::3:l0e0:",
        ])
    func malformed(token: String) {
        #expect(UpdateLedger(token: token) == nil)
    }

    @Test("a cut or changed token never stops the program")
    func mutated() {
        for seed in SeededGenerator.seeds(0..<2_000) {
            var random = SeededGenerator(seed: seed)
            var token = Array(RandomBatch(of: NaiveModel(counts: [3, 3, 0, 12]), using: &random).ledger.token)
            token[Int.random(in: token.indices, using: &random)] = random.pick(from: Array("0129.:_+x-nDIMRdlsé"))
            token.removeLast(Int.random(in: 0...2, using: &random))
            guard let ledger = UpdateLedger(token: String(token)) else { continue }
            // Numbers may be written in two ways; a token that was read is written again in one of them.
            #expect(UpdateLedger(token: ledger.token) == ledger, "UIKIT_SEED=\(seed)")
        }
    }
}
