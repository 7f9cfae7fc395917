import GreetingContract

/// An interactor that does nothing and remembers what it was asked for.
@MainActor final class InteractorSpy: GreetingInteractor {
  weak var output: (any GreetingInteractorOutput)?
  private(set) var isStarted = false
  private(set) var styles: [GreetingStyle] = []
  private(set) var nickname: String?
  private(set) var hasRecordedVisit = false

  func start() { isStarted = true }
  func greet(_ style: GreetingStyle) { styles.append(style) }
  func rememberNickname(_ text: String) { nickname = text }
  func recordProfileVisit() { hasRecordedVisit = true }
}
