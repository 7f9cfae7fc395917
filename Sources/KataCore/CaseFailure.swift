/// What a case expected of which role, and what it saw instead.
package struct CaseFailure: Codable, Hashable, Sendable {
  /// The role in words, such as `presenter`; nil when the whole screen is meant.
  package let role: String?
  /// The contract's protocol by which the role's type is found in the learner's files.
  package let seam: String?
  /// The member that was called, such as `didTapGreet()`.
  package let member: String?
  /// What should be so, in one sentence.
  package let should: String
  package let expected: String?
  package var actual: String?
  /// Names of the learner's types that the failure is about, such as those still in memory.
  package let types: [String]
  /// Where to look as far as the run has shown it: a type, or a property such as `Router.screen`.
  package let place: String?
  /// Whether the types are those of objects that should be gone.
  package let isOfLeftObjects: Bool
  /// Whether the source itself shows it, so that what fails in a run may come of it.
  package let isOfSource: Bool
  /// Where to look in the learner's files, once found.
  package var location: SourceLocation?
  /// The learner's own source line at `location`.
  package var excerpt: String?
  /// What to try first.
  package var hint: String?

  package init(
    role: String? = nil, seam: String? = nil, member: String? = nil, should: String,
    expected: String? = nil, actual: String? = nil, types: [String] = [],
    place: String? = nil, isOfLeftObjects: Bool = false,
    isOfSource: Bool = false, location: SourceLocation? = nil, excerpt: String? = nil,
    hint: String? = nil
  ) {
    self.role = role
    self.seam = seam
    self.member = member
    self.should = should
    self.expected = expected
    self.actual = actual
    self.types = types
    self.place = place
    self.isOfLeftObjects = isOfLeftObjects
    self.isOfSource = isOfSource
    self.location = location
    self.excerpt = excerpt
    self.hint = hint
  }

  /// Whether the failure is that `Solution` does not conform to a seam, so that the case has not begun.
  package var isOfMissingSeam: Bool { role == "solution" }
}
