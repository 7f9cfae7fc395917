import ProfileHeaderContract

/// A router that leads nowhere and remembers where it was asked to lead.
@MainActor final class RouterSpy: HeaderRouter {
  private(set) var drafts: [NameDraft] = []
  private var saves: [(String) -> Void] = []

  func showNameEditor(_ draft: NameDraft, onSave: @escaping (String) -> Void) {
    drafts.append(draft)
    saves.append(onSave)
  }

  /// Does what the Save button of the last editor does, and lets the editor go.
  func save(_ text: String) {
    guard let save = saves.popLast() else { return }
    saves = []
    save(text)
  }
}
