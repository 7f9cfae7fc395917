import Foundation
import PackagePlugin

/// Copies the sources of OpenCombine, as the package manager has fetched them, into the bundle of the target.
///
/// Learners' machines build them into a kit; the program itself never links them.
@main struct OpenCombineSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard
      let package = context.package.dependencies.map(\.package).first(where: {
        $0.displayName == "OpenCombine"
      })
    else { throw MissingPackage() }
    let sources = package.directoryURL.appending(path: "Sources")
    let copy = context.pluginWorkDirectoryURL.appending(path: "OpenCombine")
    return [
      .buildCommand(
        displayName: "Copying the sources of OpenCombine",
        executable: URL(filePath: "/bin/cp"), arguments: ["-RT", sources.path, copy.path],
        inputFiles: Self.files(in: sources), outputFiles: [copy])
    ]
  }

  /// What the copy is made of, so that another version is copied again.
  private static func files(in folder: URL) -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (walk?.allObjects as? [URL] ?? []).filter { !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }

  private struct MissingPackage: Error, CustomStringConvertible {
    var description: String { "OpenCombine is not among the dependencies of this package." }
  }
}
