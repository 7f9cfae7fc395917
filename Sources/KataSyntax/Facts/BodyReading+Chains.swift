import KataCore
import SwiftSyntax

extension BodyReading {
  /// One link of a chain such as `self.table?.rows[0].show()`.
  private enum Link {
    case member(MemberAccessExprSyntax)
    case call(FunctionCallExprSyntax)
    case subscripting(SubscriptCallExprSyntax)
  }

  /// What stands before a link.
  struct Place {
    var type: ReadType?
    var words: [String] = []
    /// Whether it is `super`, or the type that `.name` leaves out.
    var isSuper = false

    var isType: Bool {
      if case .metatype? = type { return true }
      return false
    }
  }

  /// What is done to the end of a chain.
  struct Ending {
    var isWritten = false
    var isComputed = false
  }

  /// Reads a chain from its root on, so that a long one needs no deep stack.
  func readChain(
    _ expression: ExprSyntax, _ expected: ReadType?, isWritten: Bool = false,
    isComputed: Bool = false
  ) -> ReadType? {
    var links: [Link] = []
    var (isOptional, isUnwrapped) = (false, false)
    var root: ExprSyntax? = expression
    if expression.is(ForceUnwrapExprSyntax.self) { isUnwrapped = true }
    walk: while let node = root {
      switch node.kind {
      case .memberAccessExpr:
        let access = node.cast(MemberAccessExprSyntax.self)
        links.append(.member(access))
        root = access.base
      case .functionCallExpr:
        let call = node.cast(FunctionCallExprSyntax.self)
        links.append(.call(call))
        root = call.calledExpression
      case .subscriptCallExpr:
        let call = node.cast(SubscriptCallExprSyntax.self)
        links.append(.subscripting(call))
        root = call.calledExpression
      case .optionalChainingExpr:
        isOptional = true
        root = node.cast(OptionalChainingExprSyntax.self).expression
      case .forceUnwrapExpr: root = node.cast(ForceUnwrapExprSyntax.self).expression
      case .genericSpecializationExpr:
        root = node.cast(GenericSpecializationExprSyntax.self).expression
      case .postfixIfConfigExpr: root = node.cast(PostfixIfConfigExprSyntax.self).base
      default: break walk
      }
    }
    if links.count > 1 { links.reverse() }
    let ending = Ending(isWritten: isWritten, isComputed: isComputed)
    let type = follow(links, from: root, expected, ending)
    guard let type else { return nil }
    if isUnwrapped { return type.unwrapped }
    if isOptional, case .optional = type { return type }
    return isOptional ? .optional(type) : type
  }

  private func follow(
    _ links: [Link], from root: ExprSyntax?, _ expected: ReadType?, _ ending: Ending
  ) -> ReadType? {
    var index = 0
    var place = begin(root, links, &index, expected, ending)
    while index < links.count {
      let isLast = index == links.count - 1
      switch links[index] {
      case .member(let access):
        let name = access.declName.baseName.plainText
        if index + 1 < links.count, case .call(let call) = links[index + 1] {
          place = Place(
            type: readMethod(name, of: place, call, access, expected), words: place.words + [name])
          index += 1
        } else {
          place = readProperty(
            name, of: place, access, isLast ? ending : Ending(), isLast: isLast)
        }
      case .call(let call): place.type = readCallOfValue(place, call)
      case .subscripting(let call):
        place.type = readSubscript(of: place, call, isLast ? ending : Ending())
      }
      index += 1
    }
    return place.type
  }

  /// Reads what a chain begins with, and the call right behind it.
  private func begin(
    _ root: ExprSyntax?, _ links: [Link], _ index: inout Int, _ expected: ReadType?,
    _ ending: Ending
  ) -> Place {
    guard let root else {
      return Place(type: expected.map { .metatype($0.unwrapped) })
    }
    if root.is(SuperExprSyntax.self) {
      selfUses += 1
      return Place(type: superType, words: ["super"], isSuper: true)
    }
    if case .call(let call)? = links.first, let type = collectionType(root) {
      index = 1
      return Place(type: readMaking(of: type, call))
    }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.plainText else {
      return Place(type: read(root, links.isEmpty ? expected : nil))
    }
    if case .call(let call)? = links.first {
      index = 1
      return Place(type: readCall(of: name, call, at: root, expected), words: [name])
    }
    if links.isEmpty {
      return Place(type: readName(name, at: root, ending, isLast: true), words: [name])
    }
    return Place(type: readName(name, at: root, Ending(), isLast: false), words: [name])
  }

  /// The type that `[Person]()` and `[String: Int]()` make a value of.
  private func collectionType(_ root: ExprSyntax) -> ReadType? {
    func type(_ expression: ExprSyntax) -> ReadType? {
      mutes += 1
      defer { mutes -= 1 }
      guard case .metatype(let type)? = read(expression) else { return nil }
      return type
    }
    if let array = root.as(ArrayExprSyntax.self), array.elements.count == 1,
      let element = array.elements.first.flatMap({ type($0.expression) })
    {
      return .array(element)
    }
    guard let node = root.as(DictionaryExprSyntax.self), case .elements(let list) = node.content,
      list.count == 1, let only = list.first, let key = type(only.key), let value = type(only.value)
    else { return nil }
    return .dictionary(key, value)
  }

  /// The nearest class or protocol above, for `super`.
  private var superType: ReadType? {
    guard let entry = scope.type else { return nil }
    let ancestors = program.ancestors(of: entry)
    return ancestors.first { $0.entry?.kind == .class } ?? ancestors.first
  }
}
