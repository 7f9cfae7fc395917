/// A function, initialiser, accessor or the initial values of a type's properties.
package struct FunctionFacts: Hashable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case function, initializer, deinitializer, getter, setter, observer, initialValues, `subscript`
  }

  package let name: String
  package let kind: Kind
  /// The type it belongs to: an index into `ProgramFacts.types`.
  package let type: Int
  package let isStatic: Bool
  /// Whether somebody outside of the program may call it: an override, an action, a requirement of a protocol.
  package let isEntryPoint: Bool
  /// Whether files or receivers of which nothing is known may call it.
  package let mayBeCalledElsewhere: Bool
  package let location: SourceLocation
  /// How hard it is to follow: a point for every break in the flow, and one more for every level of nesting.
  package let cognitiveComplexity: Int
  /// Whether its body only passes a call on with the arguments that it was given.
  package let onlyForwards: Bool
  /// The program's own functions that it calls, as indices.
  package let calls: Set<Int>

  package init(
    name: String, kind: Kind, type: Int, isStatic: Bool = false, isEntryPoint: Bool = false,
    mayBeCalledElsewhere: Bool = false, location: SourceLocation, cognitiveComplexity: Int = 0,
    onlyForwards: Bool = false,
    calls: Set<Int> = []
  ) {
    self.name = name
    self.kind = kind
    self.type = type
    self.isStatic = isStatic
    self.isEntryPoint = isEntryPoint
    self.mayBeCalledElsewhere = mayBeCalledElsewhere
    self.location = location
    self.cognitiveComplexity = cognitiveComplexity
    self.onlyForwards = onlyForwards
    self.calls = calls
  }
}
