import Foundation
import KataReporting

/// A value as JSON for people and programs: sorted keys, two spaces, slashes as they are.
struct JSONText: Sendable {
  let text: String

  init(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    text = JSONReport.escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }
}
