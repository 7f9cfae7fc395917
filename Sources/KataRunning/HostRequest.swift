import Foundation

/// What the parent tells the suite host before any code of the learner's is loaded.
struct HostRequest: Encodable, Sendable {
  /// Marks every event as the host's own.
  let nonce: String
  /// Closes the channel; only a host that ran to its end still has it.
  let token: String
  let seed: UInt64
  /// The absolute path of the learner's library.
  let library: String
  /// What to try; nil to run all cases once.
  var trials: TrialRequest?
  /// The learner's own tests, which run instead of the suites.
  var tests: OwnTestRequest?
  /// What to show instead of running any cases.
  var screen: ScreenRequest?
}

extension HostRequest {
  /// Draws a nonce and a token of its own.
  init(
    library: URL, seed: UInt64, trials: TrialRequest? = nil, tests: OwnTestRequest? = nil,
    screen: ScreenRequest? = nil
  ) {
    self.init(
      nonce: Self.secret(), token: Self.secret(), seed: seed, library: library.path,
      trials: trials, tests: tests, screen: screen)
  }

  /// A word that nobody can guess: 128 bits from the system's generator.
  private static func secret() -> String {
    var generator = SystemRandomNumberGenerator()
    return String(generator.next(), radix: 36) + String(generator.next(), radix: 36)
  }
}
