import Foundation
import KataCore

/// The events of one host run, read strictly: what lacks the nonce or makes no sense is not there.
struct HostLog: Sendable {
  private var begun: Set<String> = []
  private var ended: [String: (status: CaseResult.Status, seconds: Double)] = [:]
  /// The case that the host has spoken of last.
  private var last: String?
  private var failures: [String: [CaseFailure]] = [:]
  /// Where the first failure of a case stands.
  private(set) var places: [String: RunReport.Place] = [:]
  private(set) var isClosed = false
  /// Whether the host has given up what no case needs, before the first one.
  private(set) var isLockedDown = false
  private(set) var unusableReason: String?

  init(_ bytes: [UInt8], request: HostRequest) {
    let decoder = JSONDecoder()
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? decoder.decode(HostEvent.self, from: Data(line)),
        event.nonce == request.nonce, !isClosed
      else { continue }
      note(event, token: request.token)
    }
  }

  var isEmpty: Bool { begun.isEmpty && !isClosed }

  private mutating func note(_ event: HostEvent, token: String) {
    switch (event.event, event.case) {
    case (.lockedDown, _):
      isLockedDown = begun.isEmpty && event.filter == true
    case (.began, let id?):
      begun.insert(id)
      last = id
    case (.failed, let id?):
      guard let failure = event.failure else { break }
      failures[id, default: []].append(failure.caseFailure)
      if places[id] == nil, let file = failure.file, let line = failure.line {
        places[id] = RunReport.Place(file: file, line: line)
      }
    case (.ended, let id?):
      // The first ending counts; a second one for the same case is not the host's.
      if begun.contains(id), ended[id] == nil, let status = event.status {
        ended[id] = (status, event.seconds ?? 0)
        last = id
      }
    case (.closed, _):
      isClosed = event.token == token
    case (.unusable, _):
      unusableReason = event.reason ?? "no reason given"
    default:
      break
    }
  }

  /// What a case came to.
  ///
  /// The case that the host has spoken of last gets the status of whatever cut the run short, even when it had
  /// ended: what it has set off outlives it, and otherwise no case would tell where the program stopped.
  ///
  /// - Parameter cutShort: The status that goes with the run's ending; nil when the host closed the run itself.
  func result(of check: CheckCase, cutShort: CaseResult.Status?) -> CaseResult {
    let failures = failures[check.id] ?? []
    guard begun.contains(check.id) else { return CaseResult(check: check, status: .notRun) }
    guard let end = ended[check.id] else {
      return CaseResult(check: check, status: cutShort ?? .crashed, failures: failures)
    }
    if let cutShort, check.id == last {
      return CaseResult(check: check, status: cutShort, failures: failures, seconds: end.seconds)
    }
    let status = end.status == .passed && !failures.isEmpty ? .failed : end.status
    return CaseResult(check: check, status: status, failures: failures, seconds: end.seconds)
  }
}
