import Foundation
import GreetingContract

/// Waits for the server and for the feed in tasks of its own, which end with it.
final class AsyncGreetingViewModel: GreetingViewModel {
  var onChange: ((GreetingState) -> Void)?
  private(set) var state: GreetingState {
    didSet {
      if state != oldValue {
        onChange?(state)
      }
    }
  }

  private let router: any GreetingRouter
  private let people: PersonService
  private let memory: GreetingMemory
  private let log: any EventLog

  private var person: Person?
  private var style = GreetingStyle.informal
  private var isGreeted = false
  private var listening: Task<Void, Never>?

  init(router: any GreetingRouter, services: GreetingServices) {
    self.router = router
    people = PersonService(http: services.http, feed: services.feed)
    memory = GreetingMemory(store: services.store)
    log = services.log
    state = GreetingState(
      count: memory.timesGreeted.timesGreetedInWords, nickname: memory.nickname ?? "")
    listening = Task { [weak self, changes = people.changes()] in
      for await person in changes {
        self?.update { $0.person = person }
      }
    }
  }

  deinit {
    listening?.cancel()
  }

  // MARK: - Intents

  func greet() {
    guard !state.isLoading else { return }
    if let person {
      greet(person)
    } else {
      load()
    }
  }

  func openProfile() {
    guard let person else { return }
    log.record("profile_opened", details: [:])
    router.showProfile(Profile(of: person))
  }

  func setFormal(_ isFormal: Bool) {
    update { $0.style = isFormal ? .formal : .informal }
  }

  func setNickname(_ text: String) {
    let nickname = text.trimmingCharacters(in: .whitespaces)
    update { $0.memory.nickname = nickname.isEmpty ? nil : nickname }
  }

  // MARK: - Work

  private func load() {
    state.isLoading = true
    Task {
      let answer = await people.person()
      state.isLoading = false
      switch answer {
      case .success(let person):
        greet(person)
      case .failure(let failure):
        log.record("greeting_failed", details: ["reason": failure.rawValue])
        router.showFailure(failure.message) { [weak self] in self?.load() }
      }
    }
  }

  private func greet(_ person: Person) {
    update {
      $0.person = person
      $0.isGreeted = true
      $0.memory.timesGreeted += 1
    }
    log.record("greeting_shown", details: ["style": style.rawValue])
  }

  /// Makes a change, and then derives all that is shown from what is known, in one step.
  private func update(_ change: (AsyncGreetingViewModel) -> Void) {
    change(self)
    var next = state
    next.count = memory.timesGreeted.timesGreetedInWords
    next.isProfileEnabled = person != nil
    if isGreeted, let person {
      next.greeting = style.greeting(for: person, nickname: memory.nickname)
    }
    state = next
  }
}
