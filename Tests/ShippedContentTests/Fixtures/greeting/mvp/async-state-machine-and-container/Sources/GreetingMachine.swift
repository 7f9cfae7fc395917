import Foundation
import GreetingContract

/// The behaviour of the greeting screen as values: events go in, a state and effects come out.
///
/// It touches nothing outside itself, so every path through the screen can be tried with `==`.
struct GreetingMachine: Equatable {
  enum Event: Equatable {
    case greetWasTapped
    case profileWasTapped
    case formalWasSwitched(Bool)
    case nicknameWasEntered(String)
    case personWasLoaded(Person)
    case loadingFailed(GreetingFailure)
    case personWasChanged(Person)
    case retryWasChosen
  }

  enum Effect: Equatable {
    case load
    case storeNickname(String?)
    case storeCount(Int)
    case record(String, [String: String])
    case openProfile(Person)
    case tell(GreetingFailure)
  }

  private(set) var person: Person?
  private(set) var nickname: String
  private(set) var count: Int
  private(set) var style = GreetingStyle.informal
  private(set) var isGreetingShown = false
  private(set) var isLoading = false

  init(nickname: String, count: Int) {
    self.nickname = nickname
    self.count = count
  }

  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .greetWasTapped: person == nil ? load() : greet()
    case .retryWasChosen: load()
    case .profileWasTapped: openProfile()
    case .formalWasSwitched(let isFormal): set(\.style, to: isFormal ? .formal : .informal)
    case .nicknameWasEntered(let text): rename(to: text)
    case .personWasLoaded(let person): didLoad(person)
    case .loadingFailed(let failure): didFail(failure)
    case .personWasChanged(let person): set(\.person, to: person)
    }
  }

  private mutating func load() -> [Effect] {
    guard !isLoading else { return [] }
    isLoading = true
    return [.load]
  }

  private mutating func didLoad(_ person: Person) -> [Effect] {
    isLoading = false
    self.person = person
    return greet()
  }

  private mutating func didFail(_ failure: GreetingFailure) -> [Effect] {
    isLoading = false
    return [.record("greeting_failed", ["reason": failure.rawValue]), .tell(failure)]
  }

  private mutating func greet() -> [Effect] {
    isGreetingShown = true
    count += 1
    return [.storeCount(count), .record("greeting_shown", ["style": style.rawValue])]
  }

  private mutating func rename(to text: String) -> [Effect] {
    nickname = text.trimmingCharacters(in: .whitespaces)
    return [.storeNickname(nickname.isEmpty ? nil : nickname)]
  }

  private func openProfile() -> [Effect] {
    guard let person else { return [] }
    return [.record("profile_opened", [:]), .openProfile(person)]
  }

  private mutating func set<Value>(
    _ property: WritableKeyPath<Self, Value>, to value: Value
  ) -> [Effect] {
    self[keyPath: property] = value
    return []
  }
}
