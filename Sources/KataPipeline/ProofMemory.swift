import Foundation
import KataBuilding
package import KataCore

/// Remembers in the cache which katas have held, so that an author need not prove again what is as it was.
///
/// A kata is as it was while its files, all that kits are built from, and the program's version are. Changes of the
/// program's own rules within one version are not noticed, so `.ci/run` proves everything.
package struct ProofMemory: Sendable {
  private let folder: URL
  private let seeds: [UInt64]

  package init(workshop: Workshop, seeds: [UInt64]) {
    folder = workshop.cache.appending(path: "proofs")
    self.seeds = seeds
  }

  /// Says whether the kata held with these seeds, as it is now.
  ///
  /// - Throws: What stands in the way of reading its files.
  package func holds(_ kata: Kata) throws -> Bool {
    FileManager.default.fileExists(atPath: try note(of: kata).path)
  }

  /// Remembers that a kata has held; a cache that cannot be written forgets it.
  package func note(_ kata: Kata) throws {
    let note = try note(of: kata)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data().write(to: note)
  }

  private func note(of kata: Kata) throws -> URL {
    var hash = ContentHash()
    for folder in [kata.folder] + KitSources.bundled.folders { try add(folder, to: &hash) }
    hash.update("\(ProgramVersion.number) \(seeds)".utf8)
    return folder.appending(path: "\(kata.id)-\(hash.finish().prefix(16))")
  }

  private func add(_ folder: URL, to hash: inout ContentHash) throws {
    let files = FileManager.default
    let folder = folder.resolvingSymlinksInPath()
    for path in try files.subpathsOfDirectory(atPath: folder.path).sorted() {
      var isFolder: ObjCBool = false
      let file = folder.appending(path: path)
      guard files.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      hash.update("\n\(path) ".utf8)
      hash.update(try Data(contentsOf: file))
    }
  }
}
