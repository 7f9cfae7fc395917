import GreetingContract
import Observation

/// Words what the session knows, and announces it whenever the session changes.
final class ObservingGreetingViewModel: GreetingViewModel {
  var onChange: ((GreetingState) -> Void)?
  var state: GreetingState {
    GreetingState(
      greeting: greeting, count: Wording.count(session.timesGreeted), nickname: session.nickname,
      isLoading: session.isLoading, isProfileEnabled: session.person != nil)
  }

  private let router: any GreetingRouter
  private let session: GreetingSession

  init(router: any GreetingRouter, session: GreetingSession) {
    self.router = router
    self.session = session
    announceNextChange()
  }

  func greet() {
    session.greet { [weak self] in self?.show($0) }
  }

  func openProfile() {
    guard let person = session.person else { return }
    session.recordProfileVisit()
    router.showProfile(
      Profile(name: Wording.fullName(of: person), salutation: person.salutation))
  }

  func setFormal(_ isFormal: Bool) {
    session.style = isFormal ? .formal : .informal
  }

  func setNickname(_ text: String) {
    session.rename(to: text)
  }

  private var greeting: String {
    guard session.isGreeted, let person = session.person else { return "" }
    return Wording.greeting(for: person, nickname: session.nickname, style: session.style)
  }

  private func show(_ failure: GreetingFailure) {
    router.showFailure(Wording.failure(failure)) { [weak self] in
      self?.session.fetch { self?.show($0) }
    }
  }

  /// Observation tells of a change once, and just before it: the state is read a turn later.
  private func announceNextChange() {
    withObservationTracking {
      _ = state
    } onChange: { [weak self] in
      Task { @MainActor in
        guard let self else { return }
        self.announceNextChange()
        self.onChange?(self.state)
      }
    }
  }
}
