package import Foundation
import KataText

/// A document as text, byte for byte the same for the same document.
package struct JSONReport: Sendable {
  package let text: String

  package init(_ document: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(document), as: UTF8.self)
    // The encoder spreads an empty list over three lines; no text inside quotes holds a bare line feed.
    text = Self.escaped(json).replacing(/\[\n\s*\]/, with: "[]") + "\n"
  }

  /// The formats of documents, by the name of their schema's file.
  package enum Format: String, CaseIterable, Sendable {
    case compare, lint, result, score
  }

  /// The JSON Schema, draft 2020-12, that every result document keeps.
  package static var schema: URL? { schema(of: .result) }

  /// The JSON Schema, draft 2020-12, that every document of a format keeps.
  package static func schema(of format: Format) -> URL? {
    Bundle.module.url(forResource: "kata-\(format.rawValue)-v1.schema", withExtension: "json")
  }

  /// Writes what could steer or fool a terminal or a CI service as JSON escapes; the values stay the same.
  package static func escaped(_ json: String) -> String {
    var result = ""
    let safe = LogCommands.escaped(json) { "\\u00\(String($0.value, radix: 16))" }
    for scalar in safe.unicodeScalars {
      switch scalar.value {
      case 0x7f...0x9f, 0x61c, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfeff,
        0xe0000...0xe007f:
        for unit in String(Character(scalar)).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
