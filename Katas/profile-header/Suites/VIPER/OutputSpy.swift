import ProfileHeaderContract

/// An output that remembers what the interactor found out.
@MainActor final class OutputSpy: HeaderInteractorOutput {
  private(set) var facts: HeaderFacts?
  private(set) var failures: [HeaderFailure] = []

  func factsDidChange(_ facts: HeaderFacts) { self.facts = facts }
  func didFail(_ failure: HeaderFailure) { failures.append(failure) }
}
