/// Names that a part of a solution does without, which its source alone shows.
package struct NameRule: Codable, Hashable, Sendable {
  /// The id of the case that fails where such a name stands.
  package let check: String
  /// Protocols and classes: the rule is about types that conform to one of them or inherit from it; nil for all code.
  ///
  /// `Solution.model` is the class that the learner's `Solution` names as its `model`.
  package let parts: [String]?
  /// Types and modules; of UIKit all its types count.
  ///
  /// For `Solution.model` that class counts, and whatever leads to its object, such as `adapter.book`.
  package let names: [String]
  /// The one function in which the names may stand, such as `makeScreen(euros:)`.
  package let exception: String?

  package init(
    check: String, parts: [String]? = nil, names: [String], exception: String? = nil
  ) {
    self.check = check
    self.parts = parts
    self.names = names
    self.exception = exception
  }

  private enum CodingKeys: String, CodingKey {
    case check = "case"
    case parts = "in"
    case names
    case exception = "except"
  }
}
