import ProfileContract

/// A view that remembers what it shows; empty at first, as a view is before anybody tells it more.
@MainActor final class ViewSpy: ProfileView {
  private(set) var texts: [FormPlace: String] = [:]
  private(set) var isSaveEnabled = false

  func showName(_ text: String) { texts[.name] = text }
  func showBirthDate(_ text: String) { texts[.birthDate] = text }
  func showBirthday(_ text: String) { texts[.birthday] = text }
  func showProblem(_ text: String) { texts[.problem] = text }
  func enableSave(_ isEnabled: Bool) { isSaveEnabled = isEnabled }
  func showStatus(_ text: String) { texts[.status] = text }
}
