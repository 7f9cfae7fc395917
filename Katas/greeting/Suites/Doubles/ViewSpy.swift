import GreetingContract

/// A view that remembers what it shows.
///
/// It is empty at first, as a view is before anybody tells it more.
@MainActor final class ViewSpy: GreetingView {
  private(set) var greeting = ""
  private(set) var count = ""
  private(set) var nickname = ""
  private(set) var isLoading = false
  private(set) var isProfileEnabled = false

  func showGreeting(_ text: String) { greeting = text }
  func showCount(_ text: String) { count = text }
  func showNickname(_ text: String) { nickname = text }
  func showLoading(_ isLoading: Bool) { self.isLoading = isLoading }
  func enableProfile(_ isEnabled: Bool) { isProfileEnabled = isEnabled }
}
