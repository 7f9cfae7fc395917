import Foundation
import KataCore

/// What `.kata/workspace.json` says: which kata this is, and what its files were when they were handed out.
struct WorkspaceMetadata: Codable, Hashable, Sendable {
  let schema: String
  let kata: String
  let version: Int
  let pattern: String
  /// Hashes of the shipped content by path, so that an update can tell touched files from untouched ones.
  let files: [String: Digest]

  init(kata: String, version: Int, pattern: String, files: [RelativePath: Digest]) {
    schema = "kata/workspace/v1"
    self.kata = kata
    self.version = version
    self.pattern = pattern
    self.files = [String: Digest](
      uniqueKeysWithValues: files.map { ($0.key.description, $0.value) })
  }

  /// Reads a workspace's metadata; nil when it has none.
  init?(of layout: WorkspaceLayout, disk: Disk) throws {
    let path = layout.metadata.path
    guard let data = try disk.readIfPresent(layout.metadata) else { return nil }
    let file = JSONFile<Self>(format: "kata/workspace", version: 1)
    do {
      self = try file.decode(data)
    } catch {
      switch error {
      case .newer(let schema): throw WorkspaceError.madeByNewer(path: path, schema: schema)
      case .broken(let reason): throw WorkspaceError.metadataBroken(path: path, reason: reason)
      }
    }
    if let problem { throw WorkspaceError.metadataBroken(path: path, reason: problem) }
  }

  /// What no kata start would have written; the names end up in paths and on the terminal.
  private var problem: String? {
    for (key, value) in [("kata", kata), ("pattern", pattern)] {
      let isWord = value.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
      }
      if value.isEmpty || value.hasPrefix("-") || !isWord { return "\"\(key)\" is not a name" }
    }
    return version < 1 ? "\"version\" must be 1 or more" : nil
  }

  func hash(of path: RelativePath) -> Digest? { files[path.description] }

  func encoded() throws -> Data { try JSONFile<Self>.encode(self) }
}
