import NibReader

@testable import NibConnector

/// Nibs and sources as small as a test needs them.
enum Sample {
    /// A XIB with a File's Owner, a first responder, and a cell of the class `PhotoCell` that has some connections.
    ///
    /// The first connection is on line 5.
    static func cell(_ connections: String, attributes: String = "customClass=\"PhotoCell\"") -> String {
        xib(
            """
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <collectionViewCell id="cell" \(attributes)><subviews><label id="label"/></subviews><connections>
            \(connections)
            </connections></collectionViewCell>
            """)
    }

    static func xib(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        \(objects)
        </objects></document>
        """
    }

    /// The objects begin on line 2.
    static func storyboard(_ objects: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene><objects>
        \(objects)
        </objects></scene></scenes></document>
        """
    }

    static func module(_ sources: String...) -> SwiftModule {
        SwiftModule(named: "App", sources.map { DeclarationReader.read(Array($0.utf8)) })
    }

    static func requests(_ nib: String, file: String = "Cell.xib") throws -> [NibRequest] {
        RequestReader.requests(in: try NibDocument(reading: Array(nib.utf8), of: file), of: "App")
    }

    /// What the build makes of a nib and of sources: statements, then messages with their lines.
    static func result(_ nib: String, _ sources: String...) throws -> [String] {
        var matcher = ConnectionMatcher(
            SwiftModule(named: "App", sources.map { DeclarationReader.read(Array($0.utf8)) }))
        for request in try requests(nib) { matcher.match(request) }
        return matcher.connections.map(\.statement)
            + matcher.findings.map { "\($0.place.line): \($0.severity): \($0.text)" }
    }
}
