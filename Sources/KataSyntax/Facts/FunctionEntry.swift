import KataCore
import SwiftSyntax

/// A function while its body is read; a class, because calls are added from its body and marks from elsewhere.
final class FunctionEntry {
  enum Body {
    case none
    case statements(CodeBlockItemListSyntax)
    /// What stands between the declarations of a file.
    case topLevel([CodeBlockItemSyntax])
    /// The properties of a type that begin with a value.
    case initialValues([(ExprSyntax, MemberEntry?)])
  }

  let index: Int
  let name: String
  let kind: FunctionFacts.Kind
  let owner: TypeEntry
  let scope: Scope
  let offset: Int
  var body: Body
  var isStatic = false
  var isOverride = false
  var isProtocolExtension = false
  var isAction = false
  var isPrivate = false
  var parameters: [MemberEntry.Parameter] = []
  var defaults: [(value: ExprSyntax, parameter: Int)] = []
  /// The attributes before it: a result builder may be among them.
  var attributes: [AttributeSyntax] = []
  /// Which of them, by place, the body never mentions.
  var unread: [Int] = []
  var result: TypeSyntax?
  /// What `Self` is at least, where an extension says so.
  var selfBound: TypeSyntax?
  var complexity = 0
  var onlyForwards = false
  var calls: [Int: Int] = [:]

  init(
    index: Int, name: String, kind: FunctionFacts.Kind, owner: TypeEntry, scope: Scope,
    offset: Int, body: Body
  ) {
    self.index = index
    self.name = name
    self.kind = kind
    self.owner = owner
    self.scope = scope
    self.offset = offset
    self.body = body
  }
}
