extension UpdateMistake {
    package func headline(collectionView: String) -> String { "\(fault)" }
    package var explanation: String { "\(ledger)" }
}
