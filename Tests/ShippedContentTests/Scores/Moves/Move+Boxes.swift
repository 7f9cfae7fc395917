import Foundation

extension Move {
  /// Parts kept in boxes that do nothing else, so that every question goes through one.
  static let boxes: [Move] = [
    Move("parts in a box", .neutral) { draft in
      boxingParts(
        of: draft, in: "Box", member: "part", "struct Box<Part> {\n  let part: Part\n}\n"
      ) { "Box(part: \($0))" }
    },
    Move("parts held by objects", .neutral) { draft in
      boxingParts(
        of: draft, in: "Held", member: "one",
        "final class Held<One> {\n  let one: One\n\n  init(_ one: One) {\n    self.one = one\n  }\n}\n"
      ) { "Held(\($0))" }
    },
  ]

  private static func boxingParts(
    of draft: Draft, in type: String, member: String, _ declaration: String,
    making make: (String) -> String
  ) -> Draft? {
    let moved = draft.mapOutlines { outline in
      for name in Set(outline.declarations.map(\.name)) where !name.isEmpty {
        let own = outline.declarations.indices.filter { outline.declarations[$0].name == name }
        let members = own.flatMap { outline.declarations[$0].members }
        for part in members.compactMap({ Part($0, of: members) }) {
          for index in own {
            outline.declarations[index].members = outline.declarations[index].members.map {
              part.boxed($0, in: type, member: member, making: make)
            }
          }
        }
      }
    }
    return moved == draft ? nil : moved.adding("\(type).swift", declaration)
  }
}

/// A stored part that an initialiser is handed, or takes out of what it is handed.
private struct Part {
  let name: String
  let type: String

  /// Reads a member, if it is such a part, is asked by its name alone and never passed on.
  init?(_ chunk: Chunk, of members: [Chunk]) {
    guard let match = chunk.text.wholeMatch(of: /\s*private let (\w+): ((?:any )?\w+)/) else {
      return nil
    }
    (name, type) = (String(match.output.1), String(match.output.2))
    let (makers, others) = (members.filter(\.isInitializer), members.filter { !$0.isInitializer })
    let name = name
    let isSet = makers.contains { $0.text.matches(Self.setting(name)) }
    let isPassedOn = others.contains { other in
      other != chunk && other.text.matches(Self.alone(name))
    }
    if !isSet || isPassedOn { return nil }
  }

  func boxed(
    _ chunk: Chunk, in box: String, member: String, making make: (String) -> String
  ) -> Chunk {
    var text = chunk.text
    if text.contains("private let \(name): \(type)") {
      text = text.replacing(
        "private let \(name): \(type)", with: "private let \(name): \(box)<\(type)>")
    } else if chunk.isInitializer {
      text = CodeText.replacing(Self.setting(name), with: "$1" + make("$2"), in: text)
    } else {
      text = CodeText.replacing(
        #"(?<![\w.])((?:self\??\.)?\#(name))\.(?!\#(member)\b)"#, with: "$1.\(member).", in: text)
    }
    return Chunk(
      lead: chunk.lead, lines: text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// What an initialiser says to keep a part, with the part behind it.
  private static func setting(_ name: String) -> String {
    #"(\n    (?:self\.)?\#(name) = )(\w[\w.]*(?:\([^\n]*\))?)(?=\n)"#
  }

  private static func alone(_ name: String) -> String {
    #"(?<![\w.:"])\#(name)\b(?![.:\w"])"#
  }
}

extension String {
  fileprivate func matches(_ pattern: String) -> Bool {
    range(of: pattern, options: .regularExpression) != nil
  }
}

extension Chunk {
  fileprivate var isInitializer: Bool { text.contains(/^\s*(?:required |override )?init[(?]/) }
}
