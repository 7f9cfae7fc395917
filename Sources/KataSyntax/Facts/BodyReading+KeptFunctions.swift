import KataCore
import SwiftSyntax

/// Functions that are kept under another name, as in `let record = log.record`: who calls the name calls them.
extension BodyReading {
  /// Remembers what a local name was given; whether that is a function shows once the name is called.
  func keep(_ value: ExprSyntax?, as pattern: PatternSyntax) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { return }
    let access = value?.as(MemberAccessExprSyntax.self)
    kept[name] = access.map { (locals.count - 1, $0) }
  }

  func keptFunction(_ name: String) -> Callee? {
    guard let (place, value) = kept[name], locals.lastIndex(where: { $0.name == name }) == place
    else { return nil }
    return function(namedBy: value)
  }

  /// What a property was given where it is declared.
  func keptFunction(_ property: MemberEntry?) -> Callee? {
    guard let property, property.kind == .property,
      let value = property.initialValue?.as(MemberAccessExprSyntax.self)
    else { return nil }
    return BodyReading(
      program: program, scope: property.scope, isStatic: property.isStatic, function: nil
    ).function(namedBy: value)
  }

  private func function(namedBy value: MemberAccessExprSyntax) -> Callee? {
    guard let base = value.base, let type = type(of: base) else { return nil }
    var isType = false
    if case .metatype = type { isType = true }
    let name = value.declName.baseName.plainText
    let found = program.find(name, on: type, isStatic: isType, call: nil)
    guard found.member?.kind != .property else { return nil }
    var callee = callee(name, found, words: base.words)
    callee.type = found.type?.result
    return callee
  }
}

extension ExprSyntax {
  /// The words of a chain of names.
  fileprivate var words: [String] {
    if let name = plainName { return [name] }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return [] }
    return (access.base?.words ?? []) + [access.declName.baseName.plainText]
  }
}
