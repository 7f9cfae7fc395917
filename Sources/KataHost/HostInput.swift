import Foundation
import Glibc

/// What the parent tells the host before any of the learner's code is in the process.
struct HostInput: Decodable {
  /// Repeated in every event, so that a line made by anybody else is recognised.
  let nonce: String
  /// Sent with the last event only.
  let token: String
  /// What the suites draw their data from.
  let seed: UInt64
  /// The path of the learner's library.
  let library: String
  /// What to try; nil to run all cases once.
  let trials: TrialPlan?
  /// The learner's own tests, which run instead of the suites; nil for the suites.
  let tests: OwnTestLibrary?

  /// Reads standard input to its end and puts `/dev/null` in its place.
  ///
  /// Nothing of the input can be read a second time, and no later file takes descriptor 0.
  static func readingStandardInput() throws -> HostInput {
    let line = try FileHandle.standardInput.readToEnd() ?? Data()
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    if null >= 0 {
      dup2(null, 0)
      close(null)
    } else {
      close(0)
    }
    return try JSONDecoder().decode(HostInput.self, from: line)
  }
}
