import Foundation
import UserListContract

@testable import App

/// Remembers what view models ask of their routers, and answers questions.
@MainActor
final class RouterSpy: RootRouting, ConfirmRouting, UserOpening, PageOpening,
  AppOpening, Closing
{
  private(set) var calls: [String] = []
  private(set) var failures: [String] = []
  private(set) var isActive = false
  private(set) var retry: (() -> Void)?
  private(set) var task: (() -> Void)?
  var opensAddresses = true

  func showActivity() { isActive = true }
  func hideActivity() { isActive = false }
  func showFailure(_ message: String, retry: (() -> Void)?) {
    failures.append(message)
    self.retry = retry
  }
  func confirm(_ question: String, action: String, then task: @escaping () -> Void) {
    calls.append("\(question) \(action)")
    self.task = task
  }
  func showUser(_ user: User) { calls.append("user \(user.id)") }
  func showPage(at address: URL) { calls.append("page \(address)") }
  func open(_ address: URL, completion: @escaping (Bool) -> Void) {
    calls.append("open \(address)")
    completion(opensAddresses)
  }
  func close() { calls.append("close") }
}
