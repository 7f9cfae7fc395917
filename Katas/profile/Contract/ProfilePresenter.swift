/// MVP: observes the profile, and decides what the view cannot.
public protocol ProfilePresenter: AnyObject {
  /// The view is loaded and can show things.
  func viewIsReady()
  /// Somebody has typed into the field of the birth date; it holds `text` now.
  func didEnterBirthDate(_ text: String)
  func didTapSave()
}
