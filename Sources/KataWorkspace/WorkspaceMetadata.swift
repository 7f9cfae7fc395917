import Foundation
import KataCore

/// What `.kata/workspace.json` says: which kata this is, and what its files were when they were handed out.
struct WorkspaceMetadata: Codable, Hashable, Sendable {
  let schema: String
  let kata: String
  let version: Int
  let pattern: String
  /// The planted mistake of a review; left out for a kata.
  let review: String?
  /// The change requests that were begun, in order; left out before the first.
  let changes: [String]?
  /// Hashes of the shipped content by path, so that an update can tell touched files from untouched ones.
  let files: [String: Digest]

  init(
    kata: String, version: Int, pattern: String, review: String? = nil,
    changes: [String]? = nil, files: [RelativePath: Digest]
  ) {
    schema = "kata/workspace/v1"
    self.kata = kata
    self.version = version
    self.pattern = pattern
    self.review = review
    self.changes = changes
    // Paths that differ only in their Unicode form are equal as text.
    self.files = Dictionary(files.map { ($0.key.description, $0.value) }) { first, _ in first }
  }

  /// Reads a workspace's metadata; nil when it has none.
  init?(of layout: WorkspaceLayout, disk: Disk) throws {
    let path = layout.metadata.path
    let file = JSONFile<Self>(format: "kata/workspace", version: 1)
    do {
      guard let metadata = try file.read(layout.metadata, disk: disk) else { return nil }
      self = metadata
    } catch JSONFile<Self>.ReadingError.newer(let schema) {
      throw WorkspaceError.madeByNewer(path: path, schema: schema)
    } catch JSONFile<Self>.ReadingError.broken(let reason) {
      throw WorkspaceError.metadataBroken(path: path, reason: reason)
    }
    if let problem { throw WorkspaceError.metadataBroken(path: path, reason: problem) }
  }

  /// What no kata start would have written; the names end up in paths and on the terminal.
  private var problem: String? {
    let names =
      [("kata", kata), ("pattern", pattern)] + (review.map { [("review", $0)] } ?? [])
      + (changes ?? []).map { ("changes", $0) }
    for (key, value) in names {
      let isWord = value.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-" || $0 == "_"
      }
      if value.isEmpty || value.hasPrefix("-") || !isWord { return "\"\(key)\" is not a name" }
    }
    return version < 1 ? "\"version\" must be 1 or more" : nil
  }

  /// The review that was begun here, if this is what was begun here.
  func review(in kata: String, _ pattern: String) -> String? {
    kata == self.kata && pattern == self.pattern ? review : nil
  }

  /// The change requests that were begun here, if this is the kata that was begun here.
  func changes(in kata: String) -> [String] { kata == self.kata ? changes ?? [] : [] }

  /// The same with one more change request.
  func beginning(_ change: ChangeRequest) -> WorkspaceMetadata {
    WorkspaceMetadata(self, changes: (changes ?? []) + [change.id])
  }

  private init(_ other: WorkspaceMetadata, changes: [String]) {
    (schema, kata, version) = (other.schema, other.kata, other.version)
    (pattern, review, files) = (other.pattern, other.review, other.files)
    self.changes = changes
  }

  func hash(of path: RelativePath) -> Digest? { files[path.description] }

  func encoded() throws -> Data { try JSONFile<Self>.encode(self) }
}
