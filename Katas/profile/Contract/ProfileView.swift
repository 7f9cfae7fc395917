/// MVP: what needs a decision, and so comes from the presenter.
///
/// The eleven fields that hold a text of the profile as it is are not among it: the view binds them itself. Before it
/// is told anything, all these texts are empty and Save is disabled.
public protocol ProfileView: AnyObject {
  /// Shows who this is, above the form.
  func showName(_ text: String)
  /// Fills the field of the birth date.
  func showBirthDate(_ text: String)
  /// Shows the birth date in words.
  func showBirthday(_ text: String)
  /// Shows what is wrong with the form; empty when nothing is.
  func showProblem(_ text: String)
  /// Save can be tapped only while it is enabled.
  func enableSave(_ isEnabled: Bool)
  /// Shows what became of the last tap on Save.
  func showStatus(_ text: String)
}
