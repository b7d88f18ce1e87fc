import CoreGraphics
import Testing

@testable import NibReader

@Suite("Values in XIBs") struct NibValueTests {
    private func element(_ text: String) throws -> XMLElement { try XMLReader.read(Array(text.utf8)) }

    @Test("numbers are finite, and the smallest number that Xcode writes is 0 (R754)")
    func numbers() throws {
        let numbers = try element(
            "<a b='0.66666666666666663' c='2.2250738585072014e-308' d='-8' e='nan' f='inf' g='1e999' h='75.07%' i=''/>")
        #expect(numbers.number("b") == 2.0 / 3 && numbers.number("c") == 0 && numbers.number("d") == -8)
        for name: XMLName in ["e", "f", "g", "h", "i", "j"] { #expect(numbers.number(name) == nil) }
    }

    @Test("only YES and NO are Booleans")
    func switches() throws {
        let switches = try element("<a b='YES' c='NO' d='yes' e='1'/>")
        #expect(switches.bool("b") == true && switches.bool("c") == false)
        #expect(switches.bool("d") == nil && switches.bool("e") == nil && switches.bool("f") == nil)
    }

    @Test("rectangles need all of their numbers; a left inset is written as minX (R731)")
    func rectangles() throws {
        let rect = try element("<rect key='frame' x='0.0' y='20' width='375' height='44.5'/>")
        #expect(rect.rect == CGRect(x: 0, y: 20, width: 375, height: 44.5))
        #expect(try element("<rect x='0' y='20' width='375'/>").rect == nil)
        #expect(try element("<size width='50' height='60'/>").size == CGSize(width: 50, height: 60))
        let inset = try element("<inset minX='1' minY='2' maxX='3'/>").inset
        #expect(inset == (top: 2, left: 1, bottom: 0, right: 3))
    }

    @Test(
        "multipliers are numbers or ratios (R749)",
        arguments: [
            ("2", 2), ("0.03", 0.03), ("16:9", 16.0 / 9), ("1 : 7", 1.0 / 7), ("4/5", 0.8), ("1:0", nil), ("", nil),
            ("1:2:3", nil), (":2", nil), ("a:b", nil),
        ] as [(String, CGFloat?)])
    func multipliers(_ text: String, expected: CGFloat?) {
        #expect(NibConstraint.multiplier(text) == expected)
    }

    @Test("a constraint has defaults for all but its first attribute")
    func constraint() throws {
        let short = try NibConstraint(element("<constraint firstAttribute='width' constant='8' id='a'/>"))
        #expect(short.firstItem == nil && short.secondItem == nil && short.secondAttribute == .notAnAttribute)
        #expect(short.relation == .equal && short.multiplier == 1 && short.constant == 8 && short.priority == 1000)
        #expect(short.identifier == nil && !short.isPlaceholder && !short.isSystemSpacing)
        let long = try NibConstraint(
            element(
                """
                <constraint firstItem="a" firstAttribute="top" relation="greaterThanOrEqual" secondItem="b"
                    secondAttribute="bottom" multiplier="1:2" constant="-4" priority="250" identifier="gap"
                    placeholder="YES" symbolic="YES"/>
                """))
        #expect(long.firstItem == "a" && long.secondItem == "b" && long.secondAttribute == .bottom)
        #expect(long.relation == .greaterThanOrEqual && long.multiplier == 0.5 && long.constant == -4)
        #expect(long.priority == 250 && long.identifier == "gap" && long.isPlaceholder && long.isSystemSpacing)
    }

    @Test(
        "an invalid constraint is reported with the reason and the line",
        arguments: [
            ("<constraint/>", "line 1: a constraint has no firstAttribute"),
            (
                "<constraint firstAttribute='top' relation='near'/>",
                "line 1: a constraint has the relation near, which doesn't exist"
            ),
            (
                "<constraint firstAttribute='top' multiplier='nan'/>",
                "line 1: a constraint has the multiplier nan, which is neither a number nor a ratio"
            ),
            (
                "<constraint firstAttribute='top' priority='1001'/>",
                "line 1: a constraint has the priority 1001.0, and priorities go from 1 to 1000"
            ),
        ])
    func badConstraint(_ text: String, expected: String) throws {
        let element = try element(text)
        #expect(throws: XMLMistake.self) { try NibConstraint(element) }
        do throws(XMLMistake) { _ = try NibConstraint(element) } catch { #expect(error.description == expected) }
    }

    @Test(
        "colours are components, UIKit's or the app's (R748)",
        arguments: [
            (
                "<color red='1' green='0.5' blue='0' alpha='0.25' colorSpace='custom' customColorSpace='sRGB'/>",
                .components(red: 1, green: 0.5, blue: 0, alpha: 0.25, isDisplayP3: false)
            ),
            (
                "<color red='1' green='0.5' blue='0' alpha='1' colorSpace='custom' customColorSpace='displayP3'/>",
                .components(red: 1, green: 0.5, blue: 0, alpha: 1, isDisplayP3: true)
            ),
            (
                "<color white='0.3' alpha='1' colorSpace='calibratedWhite'/>",
                .components(red: 0.3, green: 0.3, blue: 0.3, alpha: 1, isDisplayP3: false)
            ),
            ("<color systemColor='labelColor'/>", .system("labelColor", otherwise: nil)),
            (
                "<color systemColor='labelColor' white='0' alpha='1'/>",
                .system(
                    "labelColor", otherwise: .components(red: 0, green: 0, blue: 0, alpha: 1, isDisplayP3: false))
            ),
            ("<color cocoaTouchSystemColor='darkTextColor'/>", .system("darkTextColor", otherwise: nil)),
            (
                "<color cocoaTouchSystemColor='whiteColor' xcode11CocoaTouchSystemColor='systemBackgroundColor'/>",
                .system("systemBackgroundColor", otherwise: nil)
            ),
            ("<color name='Accent'/>", .named("Accent")), ("<color red='1'/>", nil),
        ] as [(String, NibColor?)])
    func colors(_ text: String, expected: NibColor?) throws {
        #expect(NibColor(try element(text)) == expected)
    }

    @Test(
        "fonts are the system's, a text style's, or named (R747)",
        arguments: [
            (
                "<fontDescription type='system' pointSize='17'/>",
                .system(size: 17, weight: .regular, isItalic: false)
            ),
            (
                "<fontDescription type='boldSystem' pointSize='12'/>",
                .system(size: 12, weight: .bold, isItalic: false)
            ),
            (
                "<fontDescription type='italicSystem' pointSize='12'/>",
                .system(size: 12, weight: .regular, isItalic: true)
            ),
            (
                "<fontDescription type='system' weight='semibold' pointSize='12'/>",
                .system(size: 12, weight: .semibold, isItalic: false)
            ),
            ("<fontDescription type='system' size='system'/>", .system(size: 14, weight: .regular, isItalic: false)),
            ("<fontDescription type='boldSystem' size='button'/>", .system(size: 18, weight: .bold, isItalic: false)),
            ("<fontDescription pointSize='38'/>", .system(size: 38, weight: .regular, isItalic: false)),
            ("<fontDescription style='UICTFontTextStyleBody'/>", .textStyle("UICTFontTextStyleBody")),
            (
                "<fontDescription name='AvenirNext-Bold' family='Avenir Next' pointSize='20'/>",
                .named("AvenirNext-Bold", size: 20)
            ),
            ("<fontDescription type='system' weight='fat' pointSize='12'/>", nil), ("<fontDescription/>", nil),
        ] as [(String, NibFont?)])
    func fonts(_ text: String, expected: NibFont?) throws {
        #expect(NibFont(try element(text)) == expected)
    }
}
