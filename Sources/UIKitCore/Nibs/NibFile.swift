import Foundation
import NibReader
import QuartzCore
import RenderTree

/// A XIB or storyboard and its bundle. It is read when it is first needed.
@MainActor final class NibFile {
    private let source: Source
    let bundle: Bundle?
    /// The place where the file was found: the bundle of the target whose classes it means, if it gives them no module
    /// or that of Xcode's target.
    private(set) var home: Bundle?
    private var read: NibDocument?

    enum Source {
        /// The XIB with this name.
        case named(String)
        case storyboard(String)
        case data(Data)
        case part(XMLElement, of: NibDocument)
    }

    init(_ source: Source, in bundle: Bundle?, home: Bundle? = nil, scene: NibScene? = nil) {
        self.home = home
        self.source = source
        self.bundle = bundle
        self.scene = scene
        if case .named(let name) = source {
            place = Place(name: name, bundle: bundle.map(ObjectIdentifier.init))
        } else {
            place = nil
        }
    }

    /// The place where the file was found. XIBs with equal places are the same file. nil for a XIB that was created
    /// from data.
    let place: Place?

    struct Place: Equatable, Sendable {
        let name: String
        let bundle: ObjectIdentifier?
    }

    /// The scene to which the part belongs.
    private let scene: NibScene?

    // MARK: Reading

    var document: NibDocument {
        get throws(NibFailure) {
            if let read { return read }
            let document = try parsed()
            read = document
            return document
        }
    }

    private func parsed() throws(NibFailure) -> NibDocument {
        switch source {
        case .part(_, let document): document
        case .data(let data): try Self.parse([UInt8](data), of: "data of a XIB")
        case .named(let name): try parseFile(name, "xib")
        case .storyboard(let name): try parseFile(name, "storyboard")
        }
    }

    private static func parse(_ bytes: [UInt8], of name: String) throws(NibFailure) -> NibDocument {
        do throws(NibMistake) {
            return try NibDocument(reading: bytes, of: name)
        } catch {
            throw .unreadable(error)
        }
    }

    private func parseFile(_ name: String, _ type: String) throws(NibFailure) -> NibDocument {
        guard let (path, home) = Self.place(of: name, type, in: bundle),
            let file = RegularFile.resolved(path).flatMap(RegularFile.init(path:)),
            let bytes = file.read(Self.largest + 1, at: 0)
        else { throw .missing(name, type, in: bundle ?? .main) }
        guard bytes.count <= Self.largest else { throw .tooLarge(path) }
        self.home = home
        return try Self.parse(bytes, of: (path as NSString).lastPathComponent)
    }

    /// The limit in bytes. The largest known public storyboard has 2 MB.
    private static let largest = 16 << 20

    /// Returns the path of a file. A version for the device comes first.
    private static func place(of name: String, _ type: String, in bundle: Bundle?) -> (path: String, home: Bundle)? {
        let suffix = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        return AppResources.place(of: name + suffix, ofType: type, in: bundle)
            ?? AppResources.place(of: name, ofType: type, in: bundle)
    }

    /// Returns whether there is a XIB with this name.
    static func exists(_ name: String, in bundle: Bundle) -> Bool { place(of: name, "xib", in: bundle) != nil }

    // MARK: Instantiating

    /// Creates and connects the file's objects. `others` contains the objects for placeholders, by their names in the
    /// file.
    ///
    /// - Returns: The objects at the top of the file.
    func instantiate(owner: NSObject?, others: [String: NSObject] = [:]) throws(NibFailure) -> [NSObject] {
        let document = try document
        let report = isReported ? nil : NibReport(of: document)
        isReported = true
        let objects = try objects(of: document, owner, others, report)
        if let report { try say(report) }
        return objects
    }

    private func objects(
        of document: NibDocument, _ owner: NSObject?, _ others: [String: NSObject], _ report: NibReport?
    ) throws(NibFailure) -> [NSObject] {
        guard case .part(let element, _) = source else {
            return try document.instantiate(
                in: bundle ?? .main, home: home, owner: owner, others: others, report: report)
        }
        let instantiation = NibInstantiation(
            document, in: bundle ?? .main, home: home, scene: scene, part: element, report: report)
        return try instantiation.objects(of: [element])
    }

    private var isReported = false

    // MARK: Reports of a storyboard's parts

    private var reported: Set<String> = []

    /// Returns a report on a part of the file if that is used for the first time, otherwise nil.
    func report(on part: XMLElement) -> NibReport? {
        guard let read, reported.insert("\(part.name), line \(part.line)").inserted else { return nil }
        return NibReport(of: read)
    }

    /// Prints the report: what the file, or a part of it, asks for and can't get.
    ///
    /// - Throws: The report, in strict mode.
    func say(_ report: NibReport) throws(NibFailure) {
        guard !report.mistakes.isEmpty else { return }
        if ProcessInfo.processInfo.environment["UIKIT_NIBS"] == "strict" { throw .incomplete(report) }
        Diagnostics.warn("nib", report.text)
    }
}

// MARK: Mistakes

extension NibFailure {
    fileprivate static func missing(_ name: String, _ type: String, in bundle: Bundle) -> Self {
        let place = "NSBundle <\(bundle.bundlePath)> (loaded)"
        return Self(
            firstLine: type == "xib"
                ? "Could not load NIB in bundle: '\(place)' with name '\(name)'"
                : "Could not find a storyboard named '\(name)' in bundle \(place)",
            explanation: """
                  seen           no file \(name).\(type) among the bundle's resources
                  expected       the file as Xcode saves it
                  likely cause   the file isn't a resource of the target, or it's in another target's bundle
                  try            resources: [.process("\(name).\(type)")] for the target in Package.swift, and bundle: .module
                """)
    }

    fileprivate static func unreadable(_ mistake: NibMistake) -> Self {
        Self(
            firstLine: "Could not load \(mistake.file): \(mistake.reason)",
            explanation: """
                  seen           \(mistake.file), line \(mistake.line): \(mistake.reason)
                  expected       a XIB or storyboard as Xcode saves it
                  try            \(mistake.remedy)
                """)
    }

    fileprivate static func tooLarge(_ path: String) -> Self {
        Self(
            firstLine: "Could not load \((path as NSString).lastPathComponent): it has more than 16 MB",
            explanation:
                "  expected       a XIB or storyboard as Xcode saves it\n  try            check what the file contains")
    }

    @MainActor fileprivate static func incomplete(_ report: NibReport) -> Self {
        Self(firstLine: "A XIB has something that can't be used, and UIKIT_NIBS is strict", explanation: report.text)
    }
}
