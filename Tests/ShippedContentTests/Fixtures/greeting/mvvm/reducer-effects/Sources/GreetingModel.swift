import GreetingContract

/// What the screen knows at one moment, without a word of how it reads.
nonisolated struct GreetingModel: Equatable {
  var person: Person?
  var nickname: String?
  var style = GreetingStyle.informal
  var timesGreeted: Int
  var isGreetingShown = false
  var isLoading = false
}

// MARK: - How it reads

extension GreetingModel {
  nonisolated var state: GreetingState {
    GreetingState(
      greeting: isGreetingShown ? greeting : "", count: count, nickname: nickname ?? "",
      isLoading: isLoading, isProfileEnabled: person != nil)
  }

  nonisolated var profile: Profile? {
    person.map { Profile(name: $0.fullName, salutation: $0.salutation) }
  }

  nonisolated private var greeting: String {
    guard let person else { return "" }
    switch style {
    case .formal where person.salutation.isEmpty: return "Good day, \(person.fullName)."
    case .formal: return "Good day, \(person.salutation) \(person.fullName)."
    case .informal: return "Hello, \(nickname ?? person.fullName)!"
    }
  }

  nonisolated private var count: String {
    switch timesGreeted {
    case 0: "Not greeted yet"
    case 1: "Greeted once"
    default: "Greeted \(timesGreeted) times"
    }
  }
}

extension Person {
  nonisolated fileprivate var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
