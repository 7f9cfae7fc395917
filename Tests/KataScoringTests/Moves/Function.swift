import Foundation

/// A function of a type, taken apart far enough to be written somewhere else.
struct Function: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    /// As the caller writes it; nil for none.
    let label: String?
    let name: String
    let type: String
  }

  let chunk: Chunk
  let modifiers: [String]
  let name: String
  let parameters: [Parameter]
  let result: String?
  let body: [Substring]

  /// Reads a member that is a function with a body.
  init?(_ chunk: Chunk) {
    guard let start = chunk.text.prefixMatch(of: /^\s*([a-z() ]*)\bfunc (\w+)\(/) else {
      return nil
    }
    var rest = chunk.text[start.range.upperBound...]
    let inner = Self.untilClosed(&rest)
    guard let brace = rest.firstIndex(of: "{"), rest.last == "}" else { return nil }
    self.chunk = chunk
    modifiers = start.output.1.split(separator: " ").map(String.init)
    name = String(start.output.2)
    parameters = Self.parts(of: inner).compactMap(Self.parameter)
    result = rest[..<brace].split(separator: "->", maxSplits: 1).dropFirst().first
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let inside = rest[rest.index(after: brace)...].dropLast()
    body = inside.split(separator: "\n", omittingEmptySubsequences: true)
  }

  /// Whether it can be written outside of its type.
  var isMovable: Bool {
    !modifiers.contains("override") && !modifiers.contains("static")
      && !parameters.contains { $0.type.hasSuffix("...") }
  }

  /// Such as `(_ text: String, for style: Style)`, without the brackets.
  var signature: String {
    parameters.map { parameter in
      switch parameter.label {
      case nil: "_ \(parameter.name): \(parameter.type)"
      case parameter.name: "\(parameter.name): \(parameter.type)"
      case .some(let label): "\(label) \(parameter.name): \(parameter.type)"
      }
    }.joined(separator: ", ")
  }

  /// Such as `text, for: style`.
  var arguments: String {
    parameters.map { parameter in
      parameter.label.map { "\($0): \(parameter.name)" } ?? parameter.name
    }.joined(separator: ", ")
  }

  /// Its head, without `private`.
  var head: String {
    "func \(name)(\(signature))" + (result.map { " -> \($0)" } ?? "")
  }

  /// Its statements as they are.
  var ownBody: String {
    body.joined(separator: "\n").trimmingPrefix(while: \.isWhitespace).description
  }

  /// The function with another body, as a member of its own type.
  func member(doing body: String) -> Chunk {
    Chunk(lead: chunk.lead, lines: ["  \(head) {", "    \(body)", "  }"])
  }

  private static func untilClosed(_ rest: inout Substring) -> String {
    var depth = 1
    var inner = ""
    while let character = rest.popFirst() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
      inner.append(character)
    }
    return inner
  }

  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text.replacing("->", with: "→") {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map {
      $0.replacing("→", with: "->").trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static func parameter(_ text: String) -> Parameter? {
    guard let match = text.wholeMatch(of: /(\w+)(?: (\w+))?: (.+)/.dotMatchesNewlines()) else {
      return nil
    }
    let first = String(match.output.1)
    return Parameter(
      label: first == "_" ? nil : first, name: match.output.2.map(String.init) ?? first,
      type: String(match.output.3))
  }
}

extension Function {
  /// Its parameters after one for the type that it was taken from.
  func signature(with receiver: String, of type: String) -> String {
    (["_ \(receiver): \(type)"] + (signature.isEmpty ? [] : [signature])).joined(separator: ", ")
  }

  func arguments(with receiver: String) -> String {
    ([receiver] + (arguments.isEmpty ? [] : [arguments])).joined(separator: ", ")
  }

  var arrow: String { result.map { " -> \($0)" } ?? "" }
}
