package import Foundation
import KataCore

/// The smallest kata that works, as a start for one that somebody is about to write.
///
/// Its files are compiled as they stand, so the placeholders for the name are valid Swift.
package struct KataSkeleton: Sendable {
  private let template: URL

  /// A skeleton that comes with the program.
  package init(isDrill: Bool = false) {
    let name = isDrill ? "Drill" : "Kata"
    self.init(template: Bundle.module.bundleURL.appending(path: "Skeleton/\(name)"))
  }

  package init(template: URL) {
    self.template = template
  }

  /// Writes the skeleton into a new folder for the kata, wholly or not at all, and says where that is.
  ///
  /// - Parameters:
  ///   - folder: The folder of katas; it has to be there.
  ///   - shelf: Katas whose names are taken.
  /// - Throws: `ContentError`.
  package func write(
    _ name: KataName, into folder: URL, besides shelf: KataShelf
  ) throws -> URL {
    let place = folder.appending(path: name.id)
    try refuse(name, at: place, in: folder, besides: shelf)
    // The folder aside holds the kata one level down, where no shelf takes it for a kata.
    let aside = folder.appending(path: ".kata-new-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: aside) }
    do {
      let kata = aside.appending(path: name.id)
      try fill(kata, name: name)
      try FileManager.default.moveItem(at: kata, to: place)
    } catch let error as CocoaError where error.code == .fileWriteFileExists {
      throw ContentError.folderExists(path: place.path)
    } catch {
      throw ContentError.notWritten(path: place.path, reason: error.localizedDescription)
    }
    return place
  }

  private func refuse(
    _ name: KataName, at place: URL, in folder: URL, besides shelf: KataShelf
  ) throws {
    guard Self.isFolder(folder) else { throw ContentError.folderMissing(path: folder.path) }
    // Asks for the attributes, since a link that leads nowhere does not "exist".
    if (try? FileManager.default.attributesOfItem(atPath: place.path)) != nil {
      throw ContentError.folderExists(path: place.path)
    }
    if try shelf.katas().contains(where: { $0.id == name.id }) {
      throw ContentError.takenName(name.id)
    }
  }

  private func fill(_ kata: URL, name: KataName) throws {
    let files = FileManager.default
    for path in try files.subpathsOfDirectory(atPath: template.path).sorted() {
      let source = template.appending(path: path)
      guard !Self.isFolder(source) else { continue }
      let copy = kata.appending(path: renamed(path, name))
      try files.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = try String(contentsOf: source, encoding: .utf8)
      try Data(renamed(text, name).utf8).write(to: copy)
    }
  }

  /// The text with the author's name wherever the template has its own; in one pass, since the name may hold it.
  private func renamed(_ text: String, _ name: KataName) -> String {
    text.replacing(/The Sample|Sample|sample/) { match in
      switch match.output {
      case "The Sample": name.title
      case "Sample": name.type
      default: name.id
      }
    }
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
