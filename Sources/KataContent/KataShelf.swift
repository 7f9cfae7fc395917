package import Foundation
package import KataCore

/// The katas to be had: those in the program's bundle and those in folders of the teacher's own.
package struct KataShelf: Sendable {
  /// Folders that hold one folder for each kata: the program's own first, whose katas those of another folder replace.
  package let folders: [URL]

  package init(folders: [URL]) {
    self.folders = folders
  }

  /// The katas that come with the program, and then those in `added`.
  package init(bundledAnd added: [URL]) {
    folders = [Bundle.module.bundleURL.appending(path: "Katas")] + added
  }

  /// Says whether a kata is the program's own copy, which an author's tools leave alone.
  package func isBundled(_ kata: Kata) -> Bool { isBundled(kata.folder) }

  private func isBundled(_ folder: URL) -> Bool {
    folder.standardizedFileURL.path.hasPrefix(Bundle.module.bundleURL.standardizedFileURL.path)
  }

  /// The katas that do not come with the program, sorted by id.
  ///
  /// - Throws: `ContentError` for the first folder or manifest that cannot be read.
  package func addedKatas() throws -> [Kata] { try katas().filter { !isBundled($0) } }

  /// All katas, sorted by id.
  ///
  /// - Throws: `ContentError` for the first folder or manifest that cannot be read.
  package func katas() throws -> [Kata] {
    var found: [String: Kata] = [:]
    for folder in folders {
      for kata in try katas(in: folder) {
        try refuseNamesake(of: kata.id, in: found[kata.id].map { [$0.folder, kata.folder] } ?? [])
        found[kata.id] = kata
      }
    }
    return found.values.sorted { $0.id < $1.id }
  }

  /// Refuses katas of one name in two folders, neither of which is the program's.
  private func refuseNamesake(of id: String, in places: [URL]) throws {
    let added = places.filter { !isBundled($0) }.map(\.standardizedFileURL.path)
    guard Set(added).count > 1 else { return }
    throw ContentError.namesakes(id, paths: added)
  }

  /// The katas that are no drills: those that give the roles come first, for whoever begins at the top.
  ///
  /// - Throws: `ContentError` for the first folder or manifest that cannot be read.
  package func katasToStart() throws -> [Kata] {
    let katas = try katas().filter { $0.drill == nil }
    return Kata.Depth.allCases.flatMap { depth in katas.filter { $0.depth == depth } }
  }

  /// The kata with this id.
  ///
  /// - Throws: `ContentError.unknownKata` with the nearest name.
  package func kata(_ id: String) throws -> Kata {
    // Asked for by its folder, so that a half-written neighbour takes nothing from it.
    if let name = RelativePath(id.lowercased()), name.name == name.description[...] {
      let places = folders.reversed().map { $0.appending(path: name.description) }.filter {
        FileManager.default.fileExists(atPath: $0.appending(path: "kata.json").path)
      }
      try refuseNamesake(of: name.description, in: places)
      if let place = places.first {
        try Pack(folder: place.deletingLastPathComponent()).check()
        return try KataManifest(reading: place.appending(path: "kata.json")).kata(in: place)
      }
    }
    let ids = try katas().map(\.id)
    throw ContentError.unknownKata(
      id, nearest: NearestName(among: ids).match(for: id), known: ids)
  }

  private func katas(in folder: URL) throws -> [Kata] {
    let files = FileManager.default
    // On Linux nothing is found in a folder that is reached through a link at its end.
    let real = folder.resolvingSymlinksInPath()
    // A file in its place is not listed as one would expect, but as empty.
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: real.path, isDirectory: &isFolder), isFolder.boolValue,
      let entries = try? files.contentsOfDirectory(at: real, includingPropertiesForKeys: nil)
    else { throw ContentError.folderMissing(path: folder.path) }
    try Pack(folder: real).check()
    return try entries.compactMap { entry in
      let manifest = entry.appending(path: "kata.json")
      guard files.fileExists(atPath: manifest.path) else { return nil }
      return try KataManifest(reading: manifest).kata(in: entry)
    }
  }
}

extension Kata {
  /// The pattern with this id.
  ///
  /// - Throws: `ContentError.unknownPattern` with the nearest name.
  package func requirePattern(_ id: String) throws -> Pattern {
    if let pattern = pattern(id) { return pattern }
    let ids = patterns.map(\.id)
    throw ContentError.unknownPattern(
      id, kata: self.id, nearest: NearestName(among: ids).match(for: id), known: ids)
  }
}
