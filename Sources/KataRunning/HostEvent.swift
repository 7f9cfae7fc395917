import KataCore

/// One line of the private channel between the suite host and its parent.
struct HostEvent: Decodable, Sendable {
  enum Kind: String, Decodable, Sendable {
    case began, failed, ended, traced, tried, spared, closed, unusable
  }

  let nonce: String
  let event: Kind
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
  let mutant: Int?
  let fate: Mutant.Fate?

  /// The part of a `CaseFailure` that the host knows.
  struct Failure: Decodable, Sendable {
    let role: String?
    let seam: String?
    let member: String?
    let should: String
    let expected: String?
    let actual: String?
    let types: [String]?
    let file: String?
    let line: Int?

    var caseFailure: CaseFailure {
      CaseFailure(
        role: role, seam: seam, member: member, should: should, expected: expected, actual: actual,
        types: types ?? [])
    }
  }
}
