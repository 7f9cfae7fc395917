import KataCore
import SwiftSyntax

extension BodyReading {
  /// Reads a closure: what it does belongs to atoms of its own, what it captures to the atom that writes it.
  func readClosure(_ node: ClosureExprSyntax, _ expected: ReadType?) -> ReadType? {
    let position = uses.count
    note(.unread)
    let usesBefore = selfUses
    let count = locals.count
    let captures = readCaptures(node.signature?.capture)
    var parameters: [ReadType?] = []
    var result: ReadType?
    if case .function(let types, let type)? = expected?.unwrapped {
      (parameters, result) = (types, type)
    }
    let own = bindParameters(of: node.signature, parameters)
    if let clause = node.signature?.returnClause { result = readType(clause.type) }
    let found = readBody(node, expected: result)
    locals.removeSubrange(count...)
    if mutes == 0, position < uses.count {
      let isStrong = selfUses > usesBefore
      uses[position] = Use(
        .closure, name: captures.isWeak ? "weak" : isStrong ? "self" : "", labels: captures.names)
    }
    // A result that stands for nothing yet is told by the body.
    if case .generic? = result { result = nil }
    return .function(own.isEmpty ? parameters : own, result ?? found)
  }

  private func readBody(_ node: ClosureExprSyntax, expected: ReadType?) -> ReadType? {
    let (outer, outerBinds) = (uses, binds)
    uses = []
    closureDepth += 1
    nesting += 1
    var hint = expected
    if case .generic? = expected { hint = nil }
    returns.append((hint, nil))
    let single = readStatements(node.statements, expected: hint)
    let returned = returns.removeLast().found
    nesting -= 1
    closureDepth -= 1
    uses = outer
    binds = outerBinds
    return single ?? returned
  }

  private func readCaptures(
    _ clause: ClosureCaptureClauseSyntax?
  ) -> (isWeak: Bool, names: [String]) {
    var (isWeak, names) = (false, [String]())
    guard let clause else { return (false, []) }
    for item in clause.items {
      let name = item.name.plainText
      names.append(name)
      let isLoose =
        item.specifier.map { $0.specifier.text == "weak" || $0.specifier.text == "unowned" } == true
      if let value = item.initializer?.value {
        if isLoose, value.plainName == "self" { isWeak = true }
        let type = read(value)
        locals.append((name, type))
      } else if name == "self" {
        if isLoose { isWeak = true }
      }
    }
    return (isWeak, names)
  }

  /// Brings a closure's parameters in; returns their types when it names them.
  private func bindParameters(
    of signature: ClosureSignatureSyntax?, _ expected: [ReadType?]
  ) -> [ReadType?] {
    let names: [(name: String, type: ReadType?)]
    switch signature?.parameterClause {
    case .simpleInput(let list): names = list.map { ($0.name.plainText, nil) }
    case .parameterClause(let clause):
      names = clause.parameters.map { parameter in
        (
          (parameter.secondName ?? parameter.firstName).plainText,
          parameter.type.flatMap { readType($0) }
        )
      }
    case nil:
      for (index, type) in expected.enumerated() { locals.append(("$\(index)", type)) }
      if expected.count == 1, case .tuple(let parts)?? = expected.first, parts.count > 1 {
        locals.append(("$1", parts[1].type))
      }
      return []
    }
    var wanted = expected
    if names.count > 1, expected.count == 1, case .tuple(let parts)?? = expected.first {
      wanted = parts.map(\.type)
    }
    var own: [ReadType?] = []
    for (index, name) in names.enumerated() {
      let type = name.type ?? (wanted.indices.contains(index) ? wanted[index] : nil)
      locals.append((name.name, type))
      own.append(type)
    }
    return own
  }
}
