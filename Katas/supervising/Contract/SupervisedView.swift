/// What needs a decision, and so comes from the presenter.
///
/// Texts of the model are not among it.
public protocol SupervisedView: AnyObject {
  /// Shows a warning below the form; empty when all is well.
  func showWarning(_ text: String)
}
