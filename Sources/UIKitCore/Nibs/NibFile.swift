import Foundation
import NibReader
import QuartzCore
import RenderTree

/// A XIB or storyboard and its bundle. It's read when it's first needed.
@MainActor final class NibFile {
    private let source: Source
    let bundle: Bundle?
    private var read: NibDocument?

    enum Source {
        case named(String)
        case data(Data)
    }

    init(_ source: Source, in bundle: Bundle?) {
        self.source = source
        self.bundle = bundle
    }

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
        let (bytes, name) = try content()
        do throws(NibMistake) {
            return try NibDocument(reading: bytes, of: name)
        } catch {
            throw .unreadable(error)
        }
    }

    /// The file's bytes, and its name.
    private func content() throws(NibFailure) -> (bytes: [UInt8], name: String) {
        switch source {
        case .data(let data): return ([UInt8](data), "data of a XIB")
        case .named(let name):
            guard let path = Self.path(of: name, in: bundle),
                let file = RegularFile.resolved(path).flatMap(RegularFile.init(path:)),
                let bytes = file.read(Self.largest + 1, at: 0)
            else { throw .missing(name, in: bundle ?? .main) }
            guard bytes.count <= Self.largest else { throw .tooLarge(path) }
            return (bytes, (path as NSString).lastPathComponent)
        }
    }

    /// In bytes. The largest public storyboard that is known has 2 MB.
    private static let largest = 16 << 20

    /// A version for the device comes first.
    private static func path(of name: String, in bundle: Bundle?) -> String? {
        let suffix = UITraitCollection.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        return AppResources.path(name + suffix, ofType: "xib", in: bundle)
            ?? AppResources.path(name, ofType: "xib", in: bundle)
    }

    static func exists(_ name: String, in bundle: Bundle?) -> Bool { path(of: name, in: bundle) != nil }

    // MARK: Instantiating

    /// - Parameter others: The objects for placeholders, by their names in the file.
    /// - Returns: The objects at the top of the file.
    func instantiate(owner: NSObject?, others: [String: NSObject] = [:]) throws(NibFailure) -> [NSObject] {
        let document = try document
        let report = isReported ? nil : NibReport(of: document)
        isReported = true
        let objects = try document.instantiate(in: bundle ?? .main, owner: owner, others: others, report: report)
        if let report { try say(report) }
        return objects
    }

    private var isReported = false

    /// - Throws: In strict mode, what the report says.
    func say(_ report: NibReport) throws(NibFailure) {
        guard !report.mistakes.isEmpty else { return }
        if ProcessInfo.processInfo.environment["UIKIT_NIBS"] == "strict" { throw .incomplete(report) }
        Diagnostics.warn("nib", report.text)
    }
}

// MARK: Mistakes

extension NibFailure {
    fileprivate static func missing(_ name: String, in bundle: Bundle) -> Self {
        Self(
            firstLine: "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'",
            explanation: """
                  seen           no file \(name).xib among the bundle's resources
                  expected       the XIB as Xcode saves it
                  likely cause   the file is no resource of the target, or it's in another target's bundle
                  try            resources: [.process("\(name).xib")] for the target in Package.swift, and bundle: .module
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
                "  expected       a XIB or storyboard as Xcode saves it\n  try            look at what the file holds")
    }

    @MainActor fileprivate static func incomplete(_ report: NibReport) -> Self {
        Self(firstLine: "A XIB asks for what can't be done, and UIKIT_NIBS is strict", explanation: report.text)
    }
}
