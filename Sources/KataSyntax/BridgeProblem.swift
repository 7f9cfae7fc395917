import KataCore

/// Objective-C in a learner's file for which there is no stand-in, with its sentences.
enum BridgeProblem: Hashable, Sendable {
  case optionalRequirement
  case propertySelector
  case unreadableSelector
  case selectorOnVariable(String, method: String)

  func finding(at location: SourceLocation, excerpt: String) -> Finding {
    Finding(
      id: id, summary: summary, explanation: explanation, location: location, excerpt: excerpt,
      nextSteps: [nextStep])
  }

  private var id: String {
    self == .optionalRequirement ? "bridge.optional" : "bridge.selector"
  }

  private var summary: String {
    switch self {
    case .optionalRequirement: "`optional` requirements need Objective-C, which is not here"
    case .propertySelector: "a selector can name a method here, but not a property"
    case .unreadableSelector: "this selector does not name a method in a way that can be read here"
    case .selectorOnVariable(let name, _): "nothing here says which type `\(name)` has"
    }
  }

  private var explanation: String {
    switch self {
    case .optionalRequirement:
      "Swift's own protocols make a requirement optional by giving it a default."
    case .propertySelector, .unreadableSelector:
      "Selectors are looked up in your code before it is compiled."
    case .selectorOnVariable:
      "Selectors are looked up by the type in front of the method, before your code is compiled."
    }
  }

  private var nextStep: String {
    switch self {
    case .optionalRequirement:
      "Remove `optional`, write the method with an empty body in an extension of the protocol, and call it without `?`."
    case .propertySelector: "Write a method that changes the property, and name that."
    case .unreadableSelector: "Write `#selector(TypeName.method)`."
    case .selectorOnVariable(_, let method):
      "Write the type instead: `#selector(TypeName.\(method))`."
    }
  }
}
