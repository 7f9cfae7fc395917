/// Names that a part of a solution does without, which its source alone shows.
package struct NameRule: Codable, Hashable, Sendable {
  /// The id of the case that fails where such a name stands.
  package let check: String
  /// Protocols and classes, whose conforming types and subclasses the rule is about; nil for all code.
  ///
  /// The learner's own class of that name counts too. In a seam of the learner's own, a property of `Solution` stands
  /// for the class that it names.
  package let parts: [String]?
  /// Types, members and modules; of UIKit all its types count.
  ///
  /// One in quotation marks is a text that no literal has. `Server.fetch` is a member of what a property of the
  /// learner's is declared to keep as a `Server`; `Solution.model` is the class that `Solution` names as its
  /// `model`, and whatever leads to its object, as `adapter.book`.
  package let names: [String]
  /// The one function in which the names may stand, such as `makeScreen(euros:)`.
  package let exception: String?
  /// Whether a part answers for its helpers too.
  ///
  /// It does for what they do when it calls them, up to the next part, and for the values that its protocols hand
  /// over.
  package let withHelpers: Bool?

  package init(
    check: String, parts: [String]? = nil, names: [String], exception: String? = nil,
    withHelpers: Bool? = nil
  ) {
    self.check = check
    self.parts = parts
    self.names = names
    self.exception = exception
    self.withHelpers = withHelpers
  }

  private enum CodingKeys: String, CodingKey {
    case check = "case"
    case parts = "in"
    case names
    case exception = "except"
    case withHelpers = "helpers"
  }
}
