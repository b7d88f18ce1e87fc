import Foundation
import NibReader
import Testing

@testable import UIKitCore

/// Objects of a XIB that a test writes.
enum NibOnStage {
    /// Returns the XIB's text, in which the objects begin on line 4.
    static func text(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
        \(objects)
        </objects>
        </document>
        """
    }

    static func document(_ objects: String) throws -> NibDocument {
        try NibDocument(reading: Array(text(objects).utf8), of: "Test.xib")
    }

    @MainActor static func objects(_ objects: String) throws -> [NSObject] {
        try document(objects).instantiate(in: .main)
    }
}
