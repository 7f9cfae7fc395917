import Foundation

extension Move {
  static func atomising(_ draft: Draft) -> Draft? {
    atomising(draft, hosts: \.isController)
  }

  /// Gives each statement that knows no local names a function of the same type.
  static func extracting(_ draft: Draft, hosts: (Host) -> Bool) -> Draft? {
    var moved = draft
    for host in draft.hosts where hosts(host) {
      var steps: [String] = []
      moved = host.rewriting(moved) { function in
        let lines = Chunk.chunks(of: function.body).map { chunk in
          guard function.result == nil, host.canStandAlone(chunk, in: function) else {
            return chunk.text
          }
          steps.append("  private func line\(steps.count)() {\n\(chunk.text)\n  }")
          return "    line\(steps.count - 1)()"
        }
        return function.member(
          doing: lines.joined(separator: "\n").trimmingPrefix(while: \.isWhitespace).description)
      }
      host.add(steps, to: &moved)
    }
    return moved == draft ? nil : moved
  }

  /// Gives each statement that knows no local names a type of its own.
  static func atomising(_ draft: Draft, hosts: (Host) -> Bool) -> Draft? {
    var moved = draft
    for host in draft.hosts where hosts(host) {
      var types: [String] = []
      moved = host.rewriting(moved) { function in
        let lines = Chunk.chunks(of: function.body).map { chunk in
          guard function.result == nil, host.canStandAlone(chunk, in: function) else {
            return chunk.text
          }
          let name = "\(host.name)Line\(types.count)"
          let statement = host.body(of: function.doing(chunk.lines), receiver: "screen")
          types.append(
            "enum \(name) {\n  static func run(_ screen: \(host.name)) {\n\(statement)\n  }\n}")
          return "    \(name).run(self)"
        }
        return function.member(
          doing: lines.joined(separator: "\n").trimmingPrefix(while: \.isWhitespace).description)
      }
      let imports = Outline(draft[host.file] ?? "").imports.joined(separator: "\n")
      moved["\(host.name)Lines.swift"] =
        imports + "\n\n" + types.joined(separator: "\n\n") + "\n"
    }
    return moved == draft ? nil : moved
  }
}

extension Function {
  /// The function with other statements.
  func doing(_ body: [Substring]) -> Function {
    Function(replacing: self, body: body)
  }
}

extension Host {
  /// Whether a statement mentions nothing that its function declares, and leaves no function.
  func canStandAlone(_ chunk: Chunk, in function: Function) -> Bool {
    let declares = /^\s*(?:let|var|guard|return|if let|defer)\b/
    if chunk.text.contains(declares) || chunk.text.contains(/\n    ? ? ? ?return\b/) {
      return false
    }
    let locals = locals(declaredBy: function, in: function.body.joined(separator: "\n"))
    let own = self.locals(declaredBy: nil, in: chunk.text)
    return !locals.subtracting(own).contains { name in
      chunk.text.range(of: #"(?<![\w.])\#(name)\b(?!:)"#, options: .regularExpression) != nil
    }
  }
}
