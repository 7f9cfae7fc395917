package import Foundation
package import KataCore

/// The SHA-256 of some content, in lower-case hexadecimal.
package struct Digest: Hashable, Sendable, CustomStringConvertible {
  package let description: String

  /// Hashes bytes as they are.
  package init(of data: Data) {
    description = ContentHash.of(data)
  }

  /// Hashes a submission, so that `sha256sum Sources/*.swift | sha256sum` can check it by hand.
  ///
  /// The order of the files does not matter.
  package init(of files: [SourceFile]) {
    self.init(
      of: Dictionary(files.map { ($0.path, Digest(of: Data($0.text.utf8))) }) { first, _ in first })
  }

  /// Hashes a submission whose files have been hashed.
  init(of files: [RelativePath: Digest]) {
    let lines = files.sorted { $0.key < $1.key }.map { "\($0.value)  \($0.key)\n" }
    self.init(of: Data(lines.joined().utf8))
  }

  /// Takes a hash that was written down; nil when it is not 64 hexadecimal digits.
  package init?(_ text: String) {
    let isHexadecimal = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    guard text.utf8.count == 64, isHexadecimal else { return nil }
    description = text
  }
}

extension Digest: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let hash = Digest(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a SHA-256 in lower-case hexadecimal: \(text)")
    }
    self = hash
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
