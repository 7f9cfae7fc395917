import Foundation

/// A JSON file that people and `git diff` can read, with its format named in `schema`.
struct JSONFile<Content: Codable> {
  /// The format's name without its version, such as `kata/workspace`.
  let format: String
  let version: Int

  /// The largest file that is read, in bytes; a folder may come from a stranger.
  static var maximumBytes: Int { 4 << 20 }

  var schema: String { "\(format)/v\(version)" }

  /// Why a file could not be understood.
  enum ReadingError: Error {
    case newer(schema: String)
    case broken(reason: String)
  }

  /// Reads the content of a file; nil when nothing is there.
  ///
  /// - Throws: `ReadingError` when the file cannot be understood, `WorkspaceError` when it cannot be read.
  func read(_ url: URL, disk: Disk) throws -> Content? {
    do {
      return try disk.readIfPresent(url, atMost: Self.maximumBytes).map { try decode($0) }
    } catch WorkspaceError.tooBig(_, let limit) {
      throw ReadingError.broken(reason: "it is larger than \(limit >> 20) MB")
    }
  }

  /// Reads the content; unknown keys are let be.
  func decode(_ data: Data) throws(ReadingError) -> Content {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      let found = try decoder.decode(Envelope.self, from: data).schema
      if isNewer(found) { throw ReadingError.newer(schema: found) }
      guard found == schema else {
        throw ReadingError.broken(reason: "\"schema\" is \"\(found)\", not \"\(schema)\"")
      }
      return try decoder.decode(Content.self, from: data)
    } catch let error as ReadingError {
      throw error
    } catch {
      throw .broken(reason: Self.reason(for: error))
    }
  }

  private func isNewer(_ found: String) -> Bool {
    guard found.hasPrefix("\(format)/v") else { return false }
    return Int(found.dropFirst(format.count + 2)).map { $0 > version } ?? false
  }

  /// Writes the content with sorted keys, so that the same content gives the same bytes.
  static func encode(_ content: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(content) + Data("\n".utf8)
  }

  private static func reason(for error: any Error) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(name(of: context)) is of the wrong kind"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(name(of: context)) is \(context.debugDescription)"
    default: "it is not JSON"
    }
  }

  private static func name(of context: DecodingError.Context) -> String {
    let keys = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return keys.isEmpty ? "the whole" : "\"\(keys.joined(separator: "."))\""
  }
}

private struct Envelope: Decodable {
  let schema: String
}
