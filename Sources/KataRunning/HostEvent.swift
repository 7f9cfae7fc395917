import KataCore

/// One line of the private channel between the suite host and its parent.
struct HostEvent: Decodable, Sendable {
  enum Kind: String, Decodable, Sendable {
    case lockedDown, began, failed, ended, traced, tried, spared, closed, unusable, screen
  }

  let nonce: String
  let event: Kind
  /// Whether the kernel has taken the filter of system calls.
  let filter: Bool?
  let `case`: String?
  let status: CaseResult.Status?
  let seconds: Double?
  let failure: Failure?
  let token: String?
  let reason: String?
  /// Of a traced case: whether a view was loaded, and the probes it hit; of a mutant, those hit without it alone.
  let views: Bool?
  let hits: [Int]?
  /// Of a traced case that failed: what its first failure is about.
  let seam: String?
  let member: String?
  let types: [String]?
  /// Of a traced case: the probes of each kind of effect.
  let effects: [String: [Int]]?
  let mutant: Int?
  let fate: Mutant.Fate?
  /// Of a mutant: what the first effect is about that it has changed.
  let alters: String?
  /// Of a screen that is shown: what is on it, its stable text, what waits for an answer, and what could not be done.
  let screen: ScreenPicture?
  let outline: String?
  let request: String?
  let refusal: String?
  /// The methods that were gone through, by their numbers.
  let calls: [Int]?

  /// The part of a `CaseFailure` that the host knows.
  struct Failure: Decodable, Sendable {
    let role: String?
    let seam: String?
    let member: String?
    let should: String
    let expected: String?
    let actual: String?
    let types: [String]?
    let place: String?
    let left: Bool?
    let file: String?
    let line: Int?

    var caseFailure: CaseFailure {
      CaseFailure(
        role: role, seam: seam, member: member, should: should, expected: expected, actual: actual,
        types: types ?? [], place: place, isOfLeftObjects: left ?? false)
    }
  }
}
