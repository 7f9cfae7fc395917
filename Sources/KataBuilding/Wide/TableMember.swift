import Foundation

/// One member of a type in the table of UIKit: what it is called, what it takes, and how it behaves.
package struct TableMember: Hashable, Sendable {
  /// How far the stand-in goes with a member.
  package enum Behaviour: Character, Sendable {
    /// Does what UIKit does, by code written by hand.
    case real = "r"
    /// Keeps its value.
    case stored = "s"
    /// Is accepted, and nothing comes of it.
    case inert = "i"
  }

  package let behaviour: Behaviour
  /// Words such as `static`, `weak` and `optional`.
  let modifiers: [String]
  /// The declaration from its keyword on, without its default, such as `func scroll(to point: CGPoint) -> Bool`.
  package let signature: String
  /// What stands after `=`: a stored value, or what an inert function returns.
  let value: String?
  /// Whether the value, behind `=>`, is code that leads to what is written by hand.
  let isForwarding: Bool
  /// The line of the table.
  let line: Int
}

extension TableMember {
  private static let modifierWords: Set<String> = [
    "optional", "static", "class", "weak", "lazy", "convenience", "override", "required", "final",
    "mutating", "nonisolated", "discardable",
  ]
  private static let keywords: Set<Substring> = ["var", "get", "let", "func"]

  /// Reads a line such as `s weak var delegate: (any UISomeDelegate)?`; nil where it has no such form.
  init?(_ text: Substring, line: Int) {
    guard let first = text.first, let behaviour = Behaviour(rawValue: first) else { return nil }
    var rest = text.dropFirst().drop { $0 == " " }
    var modifiers: [String] = []
    while let word = rest.firstWord, Self.modifierWords.contains(String(word)) {
      modifiers.append(String(word))
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    let isInit = rest.hasPrefix("init") || rest.hasPrefix("subscript")
    guard isInit || rest.firstWord.map(Self.keywords.contains) == true else { return nil }
    let (signature, value) = rest.splitAtValue
    let isForwarding = value?.hasPrefix(">") == true
    self.init(
      behaviour: behaviour, modifiers: modifiers, signature: signature,
      value: isForwarding ? value.map { String($0.dropFirst().drop { $0 == " " }) } : value,
      isForwarding: isForwarding, line: line)
  }

  /// The first word of the signature: `var`, `get`, `let`, `func` or `init`.
  var keyword: String {
    signature.hasPrefix("init") ? "init" : String(signature.prefix { $0.isLetter })
  }

  /// The name without arguments, such as `reloadData`.
  package var name: String {
    guard keyword != "init", keyword != "subscript" else { return keyword }
    let rest = signature.dropFirst(keyword.count).drop { $0 == " " }
    return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
      .replacing("`", with: "")
  }

  /// The name with the labels of the arguments, such as `show(_:animated:)`.
  package var fullName: String {
    let labels = signature.arguments.compactMap { $0.drop { $0 == " " }.firstWord }
    return "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }

  /// The type of a variable, or what a function returns; nil for `Void`.
  var type: String? {
    guard keyword == "func" else {
      return signature.firstIndex(of: ":").map {
        String(signature[signature.index(after: $0)...].drop { $0 == " " })
      }
    }
    return signature.afterArguments.range(of: "-> ").map {
      String(signature.afterArguments[$0.upperBound...])
    }
  }

  func has(_ modifier: String) -> Bool { modifiers.contains(modifier) }

  /// The names by which the body knows the arguments.
  var argumentNames: [String] {
    signature.arguments.compactMap { argument in
      argument.prefix { $0 != ":" }.split(separator: " ").last.map(String.init)
    }
  }
}

extension Substring {
  var firstWord: Substring? {
    let word = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return word.isEmpty ? nil : word
  }

  /// What stands before and after the ` = ` that no bracket encloses.
  fileprivate var splitAtValue: (String, String?) {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0 && index > startIndex && self[self.index(before: index)] == " ":
        let value = self[self.index(after: index)...].drop { $0 == " " }
        return (String(self[..<index].trimmingEnd), String(value))
      default: continue
      }
    }
    return (String(self), nil)
  }

  private var trimmingEnd: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension String {
  /// What stands behind the closing bracket of the arguments.
  fileprivate var afterArguments: Substring {
    argumentRange.map { self[index(after: $0.upperBound)...] } ?? self[...]
  }

  /// The arguments, as they are written.
  fileprivate var arguments: [String] {
    guard let range = argumentRange else { return [] }
    var parts: [String] = [""]
    var depth = 0
    for character in self[index(after: range.lowerBound)..<range.upperBound] {
      if "([{<".contains(character) { depth += 1 }
      if ")]}>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.allSatisfy { $0 == " " } }
  }

  /// From the bracket that opens the arguments to the one that closes them.
  private var argumentRange: ClosedRange<Index>? {
    guard let start = firstIndex(of: "(") else { return nil }
    var depth = 0
    for index in indices[start...] {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return start...index }
    }
    return nil
  }
}
