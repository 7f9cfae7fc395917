import KataCore

/// One line of the private channel between the suite host and its parent.
struct HostEvent: Decodable, Sendable {
  enum Kind: String, Decodable, Sendable {
    case began, failed, ended, closed, unusable
  }

  let nonce: String
  let event: Kind
  let `case`: String?
  let status: CaseResult.Status?
  let seconds: Double?
  let failure: Failure?
  let token: String?
  let reason: String?

  /// The part of a `CaseFailure` that the host knows.
  struct Failure: Decodable, Sendable {
    let role: String?
    let seam: String?
    let member: String?
    let should: String
    let expected: String?
    let actual: String?
    let types: [String]?

    var caseFailure: CaseFailure {
      CaseFailure(
        role: role, seam: seam, member: member, should: should, expected: expected, actual: actual,
        types: types ?? [])
    }
  }
}
