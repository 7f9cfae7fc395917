import KataCore

/// Why no mock can be written for a protocol.
enum MockProblem: Error, Hashable, Sendable {
  /// A word of the contract that a class outside the file cannot honour, such as `private`.
  case notVisible(String)
  case onlyForActors
  case onlyForClassesBelow(String)
  /// It inherits from a protocol that is in none of the files.
  case unknownProtocol(String)
  case inheritsItself
  case operatorRequirement(String)
  case staticInGenericClass(String)
  case rethrowing(String)
  case ownership(String)
  case subscriptRequirement
  case conditionalMembers
  case macro
  case parameterPack
  case opaqueResult
  /// The text does not parse.
  case notSwift

  /// What happened, and what to do next.
  var sentence: String {
    switch self {
    case .notVisible(let word): "it is `\(word)`; a mock stands in another file"
    case .onlyForActors: "only an actor can adopt it; write the actor by hand"
    case .onlyForClassesBelow(let name):
      "only subclasses of `\(name)` can adopt it; write a subclass by hand"
    case .unknownProtocol(let name):
      "it inherits from `\(name)`, which is in none of the files; name its file as well"
    case .inheritsItself: "it inherits from itself"
    case .operatorRequirement(let name):
      "it requires the operator `\(name)`, whose answer a mock cannot record for an instance"
    case .staticInGenericClass(let name):
      "it has associated types and the static member `\(name)`; generic classes store nothing static"
    case .rethrowing(let name):
      "`\(name)` rethrows, so that a stub could not throw; write it by hand"
    case .ownership(let word): "a parameter is `\(word)`, which a mock cannot keep"
    case .subscriptRequirement: "it requires a subscript; write the class by hand"
    case .conditionalMembers: "some of its members stand in `#if`; write the class by hand"
    case .macro: "a macro may add members to it, which are not to be seen here"
    case .parameterPack: "a member has a parameter pack; write it by hand"
    case .opaqueResult: "a member uses a type that has no name here; write it by hand"
    case .notSwift: "the file does not parse there"
    }
  }

  func finding(_ name: String, at location: SourceLocation) -> Finding {
    Finding(
      id: "mock.impossible", summary: "No mock can be written for `\(name)`: \(sentence).",
      location: location)
  }
}
