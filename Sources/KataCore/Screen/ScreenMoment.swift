/// What a host reports of a screen after it was opened, and after each thing that was done to it.
package struct ScreenMoment: Hashable, Sendable {
  /// Nil once the screen was left.
  package let picture: ScreenPicture?
  /// The stable text form, which suites and the learner's own tests compare with.
  package let outline: String
  /// What the request asks for that waits for its answer.
  package let request: String?
  /// Why it could not be done; nil when it was.
  package let refusal: String?
  /// What the learner's code has printed meanwhile.
  package let printed: String
  /// The methods that the learner's code went through, by their numbers in `TracedSources`.
  package let calls: [Int]

  package init(
    picture: ScreenPicture?, outline: String, request: String? = nil, refusal: String? = nil,
    printed: String = "", calls: [Int] = []
  ) {
    self.picture = picture
    self.outline = outline
    self.request = request
    self.refusal = refusal
    self.printed = printed
    self.calls = calls
  }
}
