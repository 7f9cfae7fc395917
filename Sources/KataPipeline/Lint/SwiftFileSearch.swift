import Foundation
import KataCore

/// Finds the Swift files that somebody names, or that lie below folders that somebody names.
struct SwiftFileSearch {
  /// A file to read.
  struct Found: Hashable {
    let url: URL
    let path: RelativePath
    /// Whether somebody named it, so that it is read whatever it is.
    let isNamed: Bool
  }

  /// What the paths are told from; it holds everything that is looked for.
  let base: URL
  /// The folder from which somebody typed them.
  let folder: URL

  /// Folders of other people's code, and of code that a tool wrote.
  private static let foreign: Set = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
  ]

  /// The files by path, each once, however many links lead to it.
  ///
  /// - Throws: `PipelineError.misnamed` for a path that is not there.
  func files(at paths: [URL]) throws -> [Found] {
    var walk = Walk()
    for path in paths.map(\.standardizedFileURL) {
      if Self.isFolder(path) {
        enter(path, &walk)
      } else {
        guard Self.isThere(path) else { throw PipelineError.misnamed(missing(path)) }
        guard path.pathExtension == "swift" else {
          throw PipelineError.misnamed("\(path.path) is not a Swift file.")
        }
        take(path, isNamed: true, &walk)
      }
    }
    return walk.found.sorted { $0.path < $1.path }
  }

  /// Where the search has been, by real paths, so that links that lead in circles end.
  private struct Walk {
    /// By bytes, because strings that differ only in Unicode form are equal.
    var seen: Set<[UInt8]> = []
    var found: [Found] = []
  }

  private func enter(_ folder: URL, _ walk: inout Walk) {
    guard walk.seen.insert(Array(Self.realPath(folder).utf8)).inserted else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appending(path: name)
      if Self.isFolder(url) {
        // A playground tries pieces of a program out, under the same names.
        let isLetBe = Self.foreign.contains(name) || name.hasSuffix(".playground")
        if !isLetBe { enter(url, &walk) }
      } else if name.hasSuffix(".swift"), !name.hasSuffix(".generated.swift"),
        name != "Package.swift"
      {
        take(url, isNamed: false, &walk)
      }
    }
  }

  private func take(_ file: URL, isNamed: Bool, _ walk: inout Walk) {
    guard walk.seen.insert(Array(Self.realPath(file).utf8)).inserted, let path = shown(file) else {
      return
    }
    walk.found.append(Found(url: file, path: path, isNamed: isNamed))
  }

  /// A path as it is told: without what a terminal would take for a command.
  private func shown(_ file: URL) -> RelativePath? {
    let below = file.path.dropFirst(base.path == "/" ? 1 : base.path.count + 1)
    let safe = String(
      String.UnicodeScalarView(
        below.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7f ? "\u{fffd}" : $0 }))
    return RelativePath(safe)
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Links that lead nowhere are there too.
  private static func isThere(_ url: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil
  }

  private static func realPath(_ url: URL) -> String { url.resolvingSymlinksInPath().path }

  private func missing(_ url: URL) -> String {
    let parent = url.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    let nearest = NearestName(among: names.sorted()).match(for: url.lastPathComponent)
    let advice = nearest.map { " Did you mean `\(typed(parent.appending(path: $0)))`?" } ?? ""
    return "There is no file or folder at \(typed(url)).\(advice)"
  }

  /// A path as somebody in the folder would type it.
  private func typed(_ url: URL) -> String {
    let start = folder.standardizedFileURL.path + "/"
    return url.path.hasPrefix(start) ? String(url.path.dropFirst(start.count)) : url.path
  }
}
