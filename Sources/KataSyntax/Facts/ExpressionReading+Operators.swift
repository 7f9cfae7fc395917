import KataCore
import SwiftSyntax

/// Operators and assignments.
extension ExpressionReading {
  mutating func readSequence(_ elements: [ExprSyntax], _ sink: AtomDraft.Sink) {
    if elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) {
      return readSequence(Array(elements[2...]), readTarget(elements[0]))
    }
    for element in elements {
      if let node = element.as(UnresolvedTernaryExprSyntax.self) {
        draft.chooses = true
        read(node.thenExpression, for: sink)
      } else if !element.is(BinaryOperatorExprSyntax.self) {
        read(element, for: sink)
      }
    }
    let clauses = elements.split { $0.isLogicalOperator || $0.is(UnresolvedTernaryExprSyntax.self) }
    for clause in clauses { readOperators(Array(clause)) }
    readLogic(elements, clauses.map { $0.contains { isGiven($0) } })
  }

  /// `a && b` as a value is a rule of the model; as a condition it is no more than `a, b`, and in a screen it is the
  /// state of the screen.
  private mutating func readLogic(_ elements: [ExprSyntax], _ areGiven: [Bool]) {
    guard elements.contains(where: \.isLogicalOperator), areGiven.contains(false),
      !elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      draft.kind != .condition, !program.isScreenPart(types.type.outermost)
    else { return }
    draft.decides = true
  }

  /// Whether an operand is no value of the program: none at all, a case, or what the platform has, such as a row's place.
  ///
  /// A name may stand for itself in an inner block, so only a few are followed.
  private func isGiven(_ operand: ExprSyntax, depth: Int = 0) -> Bool {
    if operand.is(NilLiteralExprSyntax.self) || operand.is(BooleanLiteralExprSyntax.self) {
      return true
    }
    for part in operand.chain {
      if program.catalogue.isPlatforms(types.lineage(of: types.type(of: part))) { return true }
      if let access = part.as(MemberAccessExprSyntax.self) {
        guard access.base != nil else { return true }
        if isInput(part) { return false }
      } else if let local = part.plainName.flatMap({ scope[$0] }) {
        return local.isPlatforms
          || depth < 3 && local.value.map { isGiven($0, depth: depth + 1) } == true
      }
    }
    return false
  }

  private mutating func readOperators(_ clause: [ExprSyntax]) {
    let operators = clause.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    let assigns = operators.contains { ["+=", "-=", "*=", "/="].contains($0) }
    if assigns, let atom = clause[0].plainName.flatMap({ scope[$0]?.atom }) {
      draft.writes.insert(.local(atom))
    }
    let named = clause.compactMap { types.type(of: $0)?.name }
    let joins = operators.contains { ["+", "+="].contains($0) }
    if joins, named.contains("String") {
      draft.buildsText = true
    } else if clause.contains(where: { isGiven($0) }) || isLookUp(clause, operators) {
      draft.asksPlatform = true
    } else if operators.contains(where: Self.deciding.contains) {
      draft.chooses =
        draft.chooses || operators.contains(where: ExpressionTypes.comparisons.contains)
      // What `+` joins may be lists as well.
      let isSum = !joins || operators.count > 1 || !Self.numbers.isDisjoint(with: named)
      if isSum, !Self.countsOrOrders(clause) { draft.decides = true }
    }
  }

  /// Whether it only finds an element, tells which object, name or case it is, or whether there is anything at all.
  private func isLookUp(_ clause: [ExprSyntax], _ operators: [String]) -> Bool {
    let isPredicate = clause.contains { $0.chain.last?.plainName == "$0" }
    let asksForAny = clause.count == 3 && clause[2].trimmedDescription == "0"
    return !program.catalogue.guesses && (draft.kind == .condition || isPredicate)
      && (asksForAny || operators.allSatisfy(["==", "!=", "===", "!=="].contains))
      && !clause.contains(where: isInput)
  }

  /// Whether it is what people put in, which is compared by rules.
  private func isInput(_ operand: ExprSyntax) -> Bool {
    operand.chain.compactMap { $0.as(MemberAccessExprSyntax.self) }.contains { access in
      let owner = types.lineage(of: access.base.flatMap(types.type))
      let row = program.catalogue.member(access.declName.baseName.plainText, of: owner)
      return row?.duty == .viewEvents
    }
  }

  /// Whether it counts on by one, tells which of two elements comes first, or is made of fixed numbers alone.
  private static func countsOrOrders(_ clause: [ExprSyntax]) -> Bool {
    if clause.allSatisfy({ $0.is(BinaryOperatorExprSyntax.self) || $0.isPlainLiteral }) {
      return true
    }
    let roots = clause.compactMap { $0.chain.last?.plainName }
    let isOrder = roots.contains("$0") && roots.contains("$1")
    guard clause.count == 3, clause[2].trimmedDescription == "1" else { return isOrder }
    return ["+", "-", "+=", "-="].contains(clause[1].trimmedDescription)
  }

  /// Operators that compare or compute; one that a program declares may do anything.
  private static let deciding: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "~=", "+", "-", "*", "/", "%", "+=", "-=", "*=", "/=", "%=",
    "&+", "&-", "&*", "&", "^", "<<", ">>",
  ]
  private static let numbers: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "Decimal", "TimeInterval",
  ]

  /// Reads what is assigned to, and tells what the value is for.
  private mutating func readTarget(_ target: ExprSyntax) -> AtomDraft.Sink {
    let access = target.as(MemberAccessExprSyntax.self)
    guard let name = target.plainName ?? access?.declName.baseName.plainText else {
      read(target)
      return .unknown
    }
    let base = access?.base
    let receiver = base.map(types.type) ?? TypeName(types.type.name)
    if let base { read(base) }
    if tellsScreen(receiver) { draft.named.insert(.presentation) }
    if base == nil, let local = scope[name] {
      if let atom = local.atom { draft.writes.insert(.local(atom)) }
      return .unknown
    }
    if let receiver, let owner = program.owner(of: name, in: receiver.name) {
      draft.writes.insert(.property("\(owner.name).\(name)"))
      use(receiver, as: .calls)
      connect(owner, name, base)
      if let setters = owner.functions[name] { calls.formUnion(setters) }
      return .unknown
    }
    let row = program.catalogue.member(name, of: types.lineage(of: receiver), isWritten: true)
    take(row, of: target)
    return row?.sink ?? .unknown
  }

  /// Connecting other objects is wiring; handing one of them a closure is observing it, or hearing of what was done on it.
  private mutating func connect(_ owner: DeclaredType, _ name: String, _ base: ExprSyntax?) {
    guard let base, base.plainName != "self", let type = owner.property(name)?.type else { return }
    if type.isClosure {
      draft.named.insert(program.deliversViewEvents(owner) ? .viewEvents : .observing)
    } else if let target = program.type(type.name), target.isReference || target.kind == .protocol {
      draft.named.insert(.wiring)
    }
  }
}

extension ExprSyntax {
  /// Whether it joins two conditions.
  fileprivate var isLogicalOperator: Bool {
    ["&&", "||"].contains(self.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
  }
}
