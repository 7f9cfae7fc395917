import KataCore

/// Tells the role of who conforms to a contract's protocols, which are named after the roles that they are for.
///
/// Who conforms to `GreetingPresenter` has taken the presenter's part, whatever else it does, and who hears an
/// interactor is its presenter. Of several parts the one nearest to the screen counts. What is UIKit's own is told by
/// that, and what learners call their own types and protocols tells nothing.
struct SeamRole {
  let index: ProgramIndex

  private static let roles: [(ending: String, role: Role)] = [
    ("ViewModel", .viewModel), ("Presenter", .presenter), ("InteractorOutput", .presenter),
    ("Interactor", .interactor), ("Router", .router),
  ]

  func role(of type: Int) -> Role? {
    guard index.facts.types[type].kind == .class, index.kinship[type] == .none else { return nil }
    let seams = index.ancestors[type].filter {
      index.type($0) == nil && index.given($0)?.kind == .protocol
    }
    return Self.roles.first { entry in seams.contains { $0.hasSuffix(entry.ending) } }?.role
  }

  /// The role that a protocol of the contract is for.
  func role(ofSeam name: String) -> Role? {
    guard index.type(name) == nil, index.given(name)?.kind == .protocol else { return nil }
    return Self.roles.first { name.hasSuffix($0.ending) }?.role
  }
}
