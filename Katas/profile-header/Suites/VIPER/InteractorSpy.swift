import ProfileHeaderContract

/// An interactor that does nothing and remembers what it was asked for.
@MainActor final class InteractorSpy: HeaderInteractor {
  weak var output: (any HeaderInteractorOutput)?
  private(set) var asked: [String] = []

  func start() { asked.append("start()") }
  func refresh() { asked.append("refresh()") }
  func toggleFollow() { asked.append("toggleFollow()") }
  func rename(to text: String) { asked.append("rename(to: \"\(text)\")") }
}
