import Foundation
import UserListContract

/// Remembers what a view model asked of its router.
@MainActor final class RouteSpy: RouteReporting {
  private(set) var routes: [String] = []
  private(set) var messages: [String] = []
  private(set) var questions: [String] = []
  private var retry: (() -> Void)?
  private var task: (() -> Void)?

  func showsUser(id: Int) { routes.append("user \(id)") }

  func showsPage(at address: URL) { routes.append("page \(address.absoluteString)") }

  func closes() { routes.append("close") }

  func showsActivity(_ isOn: Bool) {}

  func tells(_ message: String, retry: (() -> Void)?) {
    messages.append(message)
    self.retry = retry
  }

  func asks(_ question: String, then task: @escaping () -> Void) {
    questions.append(question)
    self.task = task
  }

  // MARK: - For the suites

  /// Says whether the last failure can be tried again.
  var offersRetry: Bool { retry != nil }

  func tapRetry() { retry?() }

  /// Answers the last question, if it is still open.
  func answerYes() {
    let answered = task
    task = nil
    answered?()
  }
}
