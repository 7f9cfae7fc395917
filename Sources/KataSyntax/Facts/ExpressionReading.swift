import KataCore
import SwiftSyntax

/// Reads what one expression tells of its atom: the names that it uses, what it computes, and for what.
struct ExpressionReading {
  /// A block of code inside of an expression, which is read on its own.
  struct Inner {
    /// A closure, or an `if` or `switch` whose value is used.
    let code: ExprSyntax
    /// What calls the closure, as far as the catalogue knows.
    let caller: Responsibility?
  }

  let types: ExpressionTypes
  var draft: AtomDraft
  var inner: [Inner] = []
  var calls: Set<Int> = []
  /// The names that are called on receivers of which nothing is known.
  var unresolved: Set<String> = []
  /// The functions that are named for what is observed: `#selector(modelDidChange)`.
  var observers: Set<String> = []
  private(set) var uses: [(name: String, kind: TypeReference.Kind)] = []

  var program: ReadProgram { types.program }
  var scope: Scope { types.scope }

  init(types: ExpressionTypes, draft: AtomDraft) {
    self.types = types
    self.draft = draft
  }

  mutating func read(_ expression: ExprSyntax, for sink: AtomDraft.Sink = .unknown) {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): readName(node, sink)
    case .memberAccessExpr(let node): readMember(node, sink)
    case .functionCallExpr(let node): readCall(node, sink)
    case .sequenceExpr(let node): readSequence(Array(node.elements), sink)
    case .stringLiteralExpr(let node): readText(node, sink)
    case .closureExpr: inner.append(Inner(code: expression, caller: sink.duty))
    case .ifExpr, .switchExpr: inner.append(Inner(code: expression, caller: nil))
    default:
      for child in expression.children(viewMode: .sourceAccurate) { readChild(child, sink) }
    }
  }

  /// Reads expressions below nodes that are none themselves, such as the elements of an array.
  private mutating func readChild(_ node: Syntax, _ sink: AtomDraft.Sink) {
    if let expression = node.as(ExprSyntax.self) { return read(expression, for: sink) }
    guard !node.is(TypeSyntax.self), !node.is(TokenSyntax.self) else { return }
    for child in node.children(viewMode: .sourceAccurate) { readChild(child, sink) }
  }

  // MARK: Names

  private mutating func readName(_ node: DeclReferenceExprSyntax, _ sink: AtomDraft.Sink) {
    let name = node.baseName.plainText
    if let local = scope[name] {
      if let atom = local.atom { draft.reads.append((.local(atom), sink)) }
    } else if types.type.outermost !== types.type || program.type(types.type.name) != nil {
      readOwn(name, of: TypeName(types.type.name), sink)
    }
  }

  /// Notes the use of a property or a computed value of the program; false for what is not its own.
  @discardableResult
  private mutating func readOwn(_ name: String, of type: TypeName?, _ sink: AtomDraft.Sink) -> Bool
  {
    guard let type else { return false }
    let owner = program.owner(of: name, in: type.name)
    // A function that is called as a property is something else.
    let found = program.functions(name, in: type.name)?.filter {
      owner == nil || program.functions[$0].kind != .function
    }
    calls.formUnion(found ?? [])
    if let owner, owner.property(name)?.isStored == true {
      draft.reads.append((.property("\(owner.name).\(name)"), sink))
    } else {
      draft.reads += (found ?? []).map { (.result($0), sink) }
    }
    return found != nil || owner != nil
  }

  mutating func note(_ functions: [Int], _ sink: AtomDraft.Sink) {
    calls.formUnion(functions)
    for function in functions {
      let other = program.functions[function].type.outermost
      // What its own views are told is no more than what it does itself.
      let isOwn = other === types.type.outermost || program.isScreenPart(other)
      (draft.callsOwn, draft.callsOthers) = (draft.callsOwn || isOwn, draft.callsOthers || !isOwn)
    }
    draft.reads += functions.map { (.result($0), sink) }
  }

  private mutating func readMember(_ node: MemberAccessExprSyntax, _ sink: AtomDraft.Sink) {
    var name = node.declName.baseName.plainText
    // The publisher of a property stands for it.
    if name.hasPrefix("$") { name.removeFirst() }
    guard let base = node.base else { return }
    let receiver = types.type(of: base)
    // `Name.self` says the name, and uses nothing of the type.
    if name == "self" { return use(receiver, as: .mentions) }
    use(receiver, as: .reads)
    // A type's only instance does nothing before it is asked.
    if !readOwn(name, of: receiver, sink), !program.catalogue.singletons.contains(name) {
      let row = program.catalogue.member(name, of: types.lineage(of: receiver))
      // Only a call logs; what is read of a log may be the name of a category.
      take(row?.effect == .logging ? nil : row, of: ExprSyntax(node), for: sink)
    }
    read(base, for: .unknown)
  }

  // MARK: Catalogue

  /// Notes what a row says; a text for a server, a store or a log is there for these.
  mutating func take(
    _ row: Catalogue.Row?, of expression: ExprSyntax, for sink: AtomDraft.Sink = .unknown
  ) {
    guard let row, row.duty != .presentation || !sink.isOutside else { return }
    if let duty = row.duty, duty != .domain { draft.named.insert(duty) }
    if row.duty == .domain { draft.decides = true }
    draft.notes.insert(row.note)
    if row.isShown { draft.shows = true }
    let file = program.files[program.functions[draft.function].file]
    if row.note == .uikit, file.importedModules.contains("UIKit") {
      let place = [expression.trimmedDescription: draft.location]
      types.type.outermost.uikitNames.merge(place) { first, _ in first }
    }
    guard let kind = row.effect, draft.kind != .defaultArgument, !setsDefault else { return }
    let chain = EffectChain(expression, types: types)
    let effect = Effect(
      kind: kind, type: types.type.outermost.name, location: draft.location, call: chain.text,
      isInterceptable: chain.isInterceptable)
    // One call reaches outside once, however many of its names say so.
    if !draft.effects.contains(where: { $0.kind == kind }) { draft.effects.append(effect) }
  }

  /// Whether the value is the first of a property that others may set, as a default argument may be given otherwise.
  private var setsDefault: Bool {
    let function = program.functions[draft.function]
    return function.kind == .initialValues && !function.isStatic
      && types.type.property(function.name)?.isSettable == true
  }

  mutating func use(_ type: TypeName?, as kind: TypeReference.Kind) {
    guard let type, type.name != types.type.name else { return }
    uses.append((type.name, kind))
  }

  // MARK: Texts

  private mutating func readText(_ node: StringLiteralExprSyntax, _ sink: AtomDraft.Sink) {
    var isInterpolated = false
    for segment in node.segments {
      guard let part = segment.as(ExpressionSegmentSyntax.self) else { continue }
      isInterpolated = true
      for expression in part.expressions {
        read(expression.expression, for: sink.isOutside ? sink : .duty(.presentation))
      }
    }
    draft.interpolates = draft.interpolates || isInterpolated
    switch sink {
    case .nowhere, .duty(.network), .duty(.storage), .duty(.logging), .duty(.layout): break
    case .shown, .duty(.navigation): draft.buildsText = draft.buildsText || isInterpolated
    default:
      draft.buildsText = draft.buildsText || isInterpolated || node.isProse
      draft.isProse = draft.isProse || node.isProse
    }
  }
}

extension Catalogue.Row {
  /// What the arguments of a call, or an assigned value, are for.
  var sink: AtomDraft.Sink? {
    if note == .nowhere { return .nowhere }
    if note == .request { return .duty(.network) }
    return isShown ? .shown : duty.flatMap { $0 == .domain ? nil : .duty($0) }
  }
}

extension AtomDraft.Sink {
  var duty: Responsibility? {
    if case .duty(let duty) = self { duty } else { nil }
  }

  /// Whether the value goes to a server, a store or a log, or to nobody.
  var isOutside: Bool {
    [.nowhere, .duty(.network), .duty(.storage), .duty(.logging)].contains(self)
  }
}
