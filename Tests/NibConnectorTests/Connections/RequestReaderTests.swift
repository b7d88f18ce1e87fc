import Testing

@testable import NibConnector

@Suite("What nibs require of classes") struct RequestReaderTests {
    private func requests(_ nib: String) throws -> [String] {
        try Sample.requests(nib).map { "\($0.place.line) \($0.kind) \($0.receiver)" }
    }

    @Test("outlets and attributes belong to the element around their list, actions to their destination")
    func kinds() throws {
        let nib = Sample.xib(
            """
            <view id="v" customClass="A">
            <subviews><button id="b"><connections>
            <action selector="tap:" destination="v" eventType="touchUpInside"/>
            </connections></button></subviews>
            <connections>
            <outlet property="one" destination="b"/>
            <outletCollection property="many" destination="b"/>
            </connections>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.x"/>
            </userDefinedRuntimeAttributes>
            </view>
            """)
        #expect(
            try requests(nib) == [
                "5 action(\"tap:\") custom(\"A\")", "8 outlet(\"one\") custom(\"A\")",
                "9 outlet(\"many\") custom(\"A\")",
                "12 attribute(\"layer.x\") custom(\"A\")",
            ])
    }

    @Test("a segue action belongs to its segue's controller, an unwind action to any class")
    func segues() throws {
        let nib = Sample.storyboard(
            """
            <tableViewController id="t" customClass="A"><tableView key="view" id="v" customClass="B"><connections>
            <segue destination="d" kind="show" destinationCreationSelector="make:" id="s"/>
            <segue destination="e" kind="unwind" unwindAction="back:" id="u"/>
            </connections></tableView></tableViewController>
            <viewController id="d"/><exit id="e" userLabel="Exit"/>
            """)
        #expect(try requests(nib) == ["3 segueAction(\"make:\") custom(\"A\")", "4 action(\"back:\") anyone"])
    }

    @Test(
        "a class is the file's own if its module is absent, the file's, or filled in by Xcode",
        arguments: [
            ("customClass=\"A\"", "custom(\"A\")"), ("customClass=\"A\" customModule=\"App\"", "custom(\"A\")"),
            ("customClass=\"A\" customModule=\"Old\" customModuleProvider=\"target\"", "custom(\"A\")"),
            ("customClass=\"A\" customModule=\"Kit\"", nil), ("", "uiKit"),
        ] as [(String, String?)])
    func modules(_ attributes: String, receiver: String?) throws {
        let nib = Sample.cell("<outlet property=\"x\" destination=\"label\"/>", attributes: attributes)
        #expect(try requests(nib) == (receiver.map { ["5 outlet(\"x\") \($0)"] } ?? []))
    }

    @Test("the file's owner counts if it has a class; the first responder may be any class")
    func placeholders() throws {
        let nib = Sample.cell(
            """
            <action selector="a" destination="-1"/>
            <action selector="b" destination="-2"/>
            """)
        #expect(try requests(nib) == ["6 action(\"b\") anyone"])
        let owner =
            "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"o\" customClass=\"A\"><connections>"
            + "<outlet property=\"view\" destination=\"v\"/></connections></placeholder><view id=\"v\"/>"
        #expect(try requests(Sample.xib(owner)) == ["3 outlet(\"view\") custom(\"A\")"])
    }
}
