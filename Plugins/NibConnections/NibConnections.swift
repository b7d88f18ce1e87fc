import Foundation
import PackagePlugin

/// Connects the XIBs and storyboards of a target with its Swift classes.
///
///     .executableTarget(
///         name: "App",
///         dependencies: [.product(name: "UIKit", package: "tessera")],
///         resources: [.process("Nibs")],
///         plugins: [.plugin(name: "NibConnections", package: "tessera")])
///
/// Each build writes the connections as a Swift file of the target. A misspelt outlet or action is an error at its line
/// of the nib.
@main struct NibConnections: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target.sourceModule else { return [] }
        let files = target.sourceFiles.map(\.url).flatMap(filesInside)
        guard files.contains(where: isNib) else { return [] }
        let inputs = files.filter { isNib($0) || $0.pathExtension == "swift" }
        let output = context.pluginWorkDirectoryURL.appending(component: "NibConnections.swift")
        return [
            .buildCommand(
                displayName: "Connecting the nibs of \(target.name)",
                executable: try context.tool(named: "NibConnector").url,
                arguments: ["--module", target.moduleName, "--output", output.path] + inputs.map(\.path),
                inputFiles: inputs, outputFiles: [output])
        ]
    }

    private func isNib(_ file: URL) -> Bool { ["xib", "storyboard"].contains(file.pathExtension) }

    /// The file, or the nibs in a folder, which is one resource if the manifest copies it.
    private func filesInside(_ resource: URL) -> [URL] {
        guard (try? resource.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true,
            let inside = FileManager.default.enumerator(at: resource, includingPropertiesForKeys: nil)
        else { return [resource] }
        return inside.compactMap { $0 as? URL }.filter(isNib).sorted { $0.path < $1.path }
    }
}
