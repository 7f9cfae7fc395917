import Foundation
import KataCore
import KataSyntax
import KataWorkspace

/// Finds where a type is declared among the files that are compiled with those of a folder.
struct DeclarationSearch {
  private let locator: SeamLocator

  /// Reads the sources of the workspace that a folder is in, or else the files in and below the folder.
  init(around folder: URL, context: Context) {
    let folder = folder.standardizedFileURL
    let found = try? WorkspaceFinder(now: context.now).find(from: folder)
    let sources = found.map { $0.workspace.root.standardizedFileURL.appending(path: "Sources") }
    let isInside = sources.map { (folder.path + "/").hasPrefix($0.path + "/") } ?? false
    let root = isInside ? sources ?? folder : folder
    locator = SeamLocator(
      files: Self.swiftFiles(below: root).compactMap { file in
        guard let path = RelativePath(context.shown(file)) ?? RelativePath(file.lastPathComponent),
          let text = try? String(contentsOf: file, encoding: .utf8)
        else { return nil }
        return ParsedFile(SourceFile(path: path, text: text))
      })
  }

  /// Such as `Sources/List.swift:12:7`; nil where no type has this name.
  func place(ofType name: String) -> String? {
    locator.place(ofType: name)?.location.description
  }

  private static func swiftFiles(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}
