import GreetingContract

/// An output that remembers what the interactor found out.
@MainActor final class OutputSpy: GreetingInteractorOutput {
  /// The newest facts, however they came.
  private(set) var facts: GreetingFacts?
  /// The facts of the newest greeting.
  private(set) var greeted: GreetingFacts?
  private(set) var failure: GreetingFailure?

  func factsDidChange(_ facts: GreetingFacts) { self.facts = facts }

  func didGreet(_ facts: GreetingFacts) {
    self.facts = facts
    greeted = facts
  }

  func didFail(_ failure: GreetingFailure) { self.failure = failure }
}
