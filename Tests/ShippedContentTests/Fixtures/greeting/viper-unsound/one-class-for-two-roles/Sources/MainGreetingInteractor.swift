import Foundation
import GreetingContract

/// Greets, remembers and counts, whether or not there is a screen.
final class MainGreetingInteractor: GreetingInteractor {
  weak var output: (any GreetingInteractorOutput)?

  private let data: GreetingDataManager
  private let statistics: GreetingStatistics

  init(data: GreetingDataManager, statistics: GreetingStatistics) {
    self.data = data
    self.statistics = statistics
  }

  func start() {
    data.observePerson { [weak self] in self?.reportFacts() }
    reportFacts()
  }

  func greet(_ style: GreetingStyle) {
    guard data.person == nil else { return didFindPerson(style) }
    data.fetchPerson { [weak self] failure in
      if let failure {
        self?.didFail(failure)
      } else {
        self?.didFindPerson(style)
      }
    }
  }

  func rememberNickname(_ text: String) {
    let nickname = text.trimmingCharacters(in: .whitespaces)
    data.keep(nickname: nickname.isEmpty ? nil : nickname)
    reportFacts()
  }

  func recordProfileVisit() {
    statistics.profileWasOpened()
  }

  // MARK: - Reports

  private func didFindPerson(_ style: GreetingStyle) {
    data.keep(timesGreeted: data.timesGreeted + 1)
    statistics.greetingWasShown(style: style)
    output?.didGreet(facts)
  }

  private func didFail(_ failure: GreetingFailure) {
    statistics.greetingFailed(failure)
    output?.didFail(failure)
  }

  private func reportFacts() {
    output?.factsDidChange(facts)
  }

  private var facts: GreetingFacts {
    GreetingFacts(
      name: data.person.map(PersonName.init(of:)), nickname: data.nickname,
      timesGreeted: data.timesGreeted)
  }
}

extension PersonName {
  fileprivate init(of person: Person) {
    self.init(salutation: person.salutation, first: person.firstName, last: person.lastName)
  }
}
