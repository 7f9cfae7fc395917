/// A function, initialiser, accessor or the initial values of a type's properties.
///
/// A class, as `Atom` is, since every look at one would copy all that it holds.
package final class FunctionFacts: Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case function, initializer, deinitializer, getter, setter, observer, initialValues, `subscript`
    /// What a protocol asks for; it has no atoms, but calls through the protocol point at it.
    case requirement
  }

  package let name: String
  package let kind: Kind
  /// The type it belongs to: an index into `ProgramFacts.types`.
  package let type: Int
  package let isStatic: Bool
  package let isOverride: Bool
  /// Whether it stands in an extension of a protocol.
  package let isProtocolExtension: Bool
  /// Whether it is marked `@objc` or `@IBAction`, or is named by a `#selector`.
  package let isAction: Bool
  /// Its parameters' labels, in order.
  package let labels: [String]
  /// The declared types of its parameters and of its result.
  package let parameterTypes: [String]
  package let resultType: String?
  /// Which of its parameters, by place, its body never mentions.
  package let unread: [Int]
  package let location: SourceLocation
  /// How hard it is to follow: a point for every break in the flow, and one more for every level that it is nested in.
  package let cognitiveComplexity: Int
  /// Whether its body does nothing but pass a call on with what it was given.
  package let onlyForwards: Bool
  /// The program's own functions that it calls, as indices, and how often.
  package let calls: [Int: Int]

  package init(
    name: String, kind: Kind, type: Int, isStatic: Bool, isOverride: Bool,
    isProtocolExtension: Bool,
    isAction: Bool, labels: [String], parameterTypes: [String], resultType: String?,
    unread: [Int] = [],
    location: SourceLocation, cognitiveComplexity: Int, onlyForwards: Bool, calls: [Int: Int]
  ) {
    self.name = name
    self.kind = kind
    self.type = type
    self.isStatic = isStatic
    self.isOverride = isOverride
    self.isProtocolExtension = isProtocolExtension
    self.isAction = isAction
    self.labels = labels
    self.parameterTypes = parameterTypes
    self.resultType = resultType
    self.unread = unread
    self.location = location
    self.cognitiveComplexity = cognitiveComplexity
    self.onlyForwards = onlyForwards
    self.calls = calls
  }

  package static func == (left: FunctionFacts, right: FunctionFacts) -> Bool {
    left === right
      || left.name == right.name && left.kind == right.kind && left.type == right.type
        && left.isStatic == right.isStatic && left.isOverride == right.isOverride
        && left.isProtocolExtension == right.isProtocolExtension
        && left.isAction == right.isAction && left.labels == right.labels
        && left.parameterTypes == right.parameterTypes && left.resultType == right.resultType
        && left.unread == right.unread
        && left.location == right.location
        && left.cognitiveComplexity == right.cognitiveComplexity
        && left.onlyForwards == right.onlyForwards && left.calls == right.calls
  }
}
