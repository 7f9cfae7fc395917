import KataCore
import SwiftSyntax

/// Types that do nothing but keep one value of whatever type: `struct Box<Part> { let part: Part }`.
///
/// Who keeps a part in such a box keeps the part, and asks the part. So the box is seen through: facts say what they
/// would say without it. A box that can be given another value later is left alone, since who shares it shares a
/// variable; so is one that does anything besides.
extension TypeEntry {
  /// The property that keeps the value, with the place of its type among the generic parameters.
  var keeper: (member: MemberEntry, place: Int)? {
    guard !generics.isEmpty, !isGiven, kind == .class || kind == .struct, properties.count == 1,
      let member = properties.first, let storage = member.storage, !member.isStatic,
      !storage.isVariable || storage.isWeak, member.attributes.isEmpty,
      members.allSatisfy({ $0.key == member.name || $0.key == "init" }),
      inherited.allSatisfy({ $0.type.trimmedDescription.hasSuffix("Sendable") }),
      members["init"]?.allSatisfy({ $0.function?.hasOneStatement ?? true }) ?? true,
      let name = member.type.flatMap(FactProgram.plainName),
      let place = generics.firstIndex(where: { $0.name == name })
    else { return nil }
    return (member, place)
  }
}

extension FunctionEntry {
  fileprivate var hasOneStatement: Bool {
    if case .statements(let list) = body { return list.count == 1 }
    return false
  }
}

extension ReadType {
  /// What it keeps, if it is a box and known to be made for something.
  var held: (member: MemberEntry, type: ReadType)? {
    guard case .named(_, let entry?, let arguments) = self, !arguments.isEmpty,
      let keeper = entry.keeper, arguments.indices.contains(keeper.place)
    else { return nil }
    if case .generic = arguments[keeper.place] { return nil }
    return (keeper.member, arguments[keeper.place])
  }

  /// The type without boxes around it.
  var unboxed: ReadType {
    var type = self
    for _ in 0..<8 {
      guard let held = type.held else { return type }
      type = held.type
    }
    return type
  }
}

extension BodyReading {
  /// What is put into a box, where an expression makes one; else the expression itself.
  func unboxed(_ value: ExprSyntax) -> ExprSyntax {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      call.trailingClosure == nil, let argument = call.arguments.first?.expression,
      let name = call.makerName, program.type(name, from: scope)?.keeper != nil
    else { return value }
    return unboxed(argument)
  }

  /// Reads the making of a box, which leaves no trace but what is put into it.
  func readBoxing(_ callee: Callee, _ call: FunctionCallExprSyntax) -> ReadType? {
    let arguments = readArguments(call, callee)
    return callee.type?.replacing(arguments.meanings)
  }

  /// Reads what a box keeps, if that is what is asked for.
  func readBoxed(_ name: String, of place: Place, isLast: Bool) -> Place? {
    guard let held = place.type?.unwrapped.held, held.member.name == name else { return nil }
    // A member's reading is noted wherever it stands, a local name's only at the end.
    if isLast, place.words.count == 1, locals.contains(where: { $0.name == place.words[0] }) {
      note(Use(.read, name: place.words[0], type: held.type.factName))
    }
    return Place(type: held.type, words: place.words)
  }
}

extension FunctionCallExprSyntax {
  /// The plain name that is called, its generic arguments aside.
  fileprivate var makerName: String? {
    let called =
      calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? calledExpression
    return called.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}
