import GreetingContract

/// A router that leads nowhere and remembers where it was asked to lead.
@MainActor final class RouterSpy: GreetingRouter {
  private(set) var profiles: [Profile] = []
  private(set) var failures: [String] = []
  private var retries: [() -> Void] = []

  func showProfile(_ profile: Profile) { profiles.append(profile) }

  func showFailure(_ message: String, retry: @escaping () -> Void) {
    failures.append(message)
    retries.append(retry)
  }

  /// Does what the Retry button of the last alert does, and lets the alert go.
  func retry() {
    guard let retry = retries.popLast() else { return }
    retries = []
    retry()
  }
}
