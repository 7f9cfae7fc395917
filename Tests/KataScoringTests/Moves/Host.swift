import Foundation

/// A class of a draft whose functions can be dealt out: its file, its members, and how they are named.
struct Host: Sendable {
  let file: String
  let name: String
  /// All functions that can be written elsewhere, of the declaration and of its extensions in the file.
  let functions: [Function]
  /// What has to be prefixed outside of the type.
  private let members: [String]
  private let nested: [String]
  let isController: Bool

  /// The classes of a draft with at least three functions that can be moved, by file.
  static func all(in draft: Draft) -> [Host] {
    draft.names.flatMap { file -> [Host] in
      guard let text = draft[file] else { return [] }
      let declarations = Outline(text).declarations
      return declarations.filter { $0.keyword == "class" }.map {
        Host(declaration: $0, in: file, of: declarations)
      }
    }.filter { $0.functions.count >= 3 }
  }

  private init(
    declaration: Outline.Declaration, in file: String, of declarations: [Outline.Declaration]
  ) {
    let parts = declarations.filter { $0.name == declaration.name }
    self.file = file
    name = declaration.name
    functions = parts.flatMap(\.functions).filter(\.isMovable)
    isController = declaration.head.contains("UIViewController")
    let inherited = isController ? ["view", "title", "navigationController", "present"] : []
    members = inherited + parts.flatMap { $0.properties + $0.functions.map(\.name) }
    nested = parts.flatMap(\.nested)
  }

  /// The statements of a function, written for a place where `receiver` is what `self` was.
  func body(of function: Function, receiver: String) -> String {
    guard !function.ownBody.isEmpty else { return "    _ = ()" }
    var text = function.body.joined(separator: "\n")
    let returns = /^ *(?:return|if|switch|guard|let|var)\b/
    if function.result != nil, Chunk.chunks(of: function.body).count == 1, !text.contains(returns) {
      text = "    return " + text.trimmingPrefix(while: \.isWhitespace)
    }
    let captured = names(/\[(?:weak |unowned )?(\w+)\]/, in: text)
    let local = locals(declaredBy: function, in: text)
    for member in captured.intersection(members).sorted() {
      text = capturing(member, of: receiver, in: text)
    }
    for member in local.intersection(members).subtracting(captured).sorted() {
      text = CodeText.replacing(
        #"\blet \#(member)(?= else\b|,| \{)"#, with: "let \(member) = \(receiver).\(member)",
        in: text)
    }
    let free = Set(members).subtracting(captured).subtracting(local)
    text = prefixing(free, with: receiver, in: text, besides: "(?!:)")
    text = prefixing(Set(nested), with: name, in: text)
    text = CodeText.replacing(#"\bSelf\b"#, with: name, in: text)
    return CodeText.replacing(#"(?<![\w.])self\b"#, with: receiver, in: text)
  }

  /// Captures a member by its name, and prefixes it on the lines that capture nothing.
  private func capturing(_ member: String, of receiver: String, in text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains("[\(member)]")
        ? String(line).replacing("[\(member)]", with: "[\(member) = \(receiver).\(member)]")
        : prefixing([member], with: receiver, in: String(line), besides: "(?!:)")
    }.joined(separator: "\n")
  }

  private func prefixing(
    _ names: Set<String>, with prefix: String, in text: String, besides more: String = ""
  ) -> String {
    guard !names.isEmpty else { return text }
    let choice = names.sorted().joined(separator: "|")
    return CodeText.replacing(
      #"(?<![\w.])(\#(choice))\b\#(more)"#, with: "\(prefix).$1", in: text)
  }

  /// The draft with `private` taken from the type's members, and its functions changed or taken out.
  func rewriting(_ draft: Draft, function change: (Function) -> Chunk?) -> Draft {
    guard let text = draft[file] else { return draft }
    var outline = Outline(text)
    for index in outline.declarations.indices where outline.declarations[index].name == name {
      outline.declarations[index].members = outline.declarations[index].members.compactMap {
        guard let function = Function($0), function.isMovable, functions.contains(function) else {
          return Self.opened($0)
        }
        return change(function).map(Self.opened)
      }
    }
    var draft = draft
    draft[file] = outline.text
    return draft
  }

  static func opened(_ member: Chunk) -> Chunk {
    var member = member
    guard let first = member.lines.first else { return member }
    let open = first.replacing(#/^( *)(?:private\(set\)|private|fileprivate) /#) {
      "\($0.output.1)"
    }
    member.lines[0] = Substring(open)
    return member
  }

  /// The names that a function declares for itself.
  func locals(declaredBy function: Function?, in text: String) -> Set<String> {
    var locals = Set(function?.parameters.map(\.name) ?? [])
    locals.formUnion(names(/\b(?:let|var) (\w+)/, in: text))
    for match in text.matches(of: #/\{ (?:\[[^\]]*\] )?([\w, ]+) in\b/#) {
      locals.formUnion(match.output.1.split(separator: ", ").map(String.init))
    }
    return locals
  }

  private func names(_ pattern: Regex<(Substring, Substring)>, in text: String) -> Set<String> {
    Set(text.matches(of: pattern).map { String($0.output.1) }).subtracting(["self"])
  }
}
