/// What the subjects view shows.
public protocol SubjectsViewModel {
  /// What stands above the rows.
  var caption: String { get }
  var rows: [HomeRow] { get }
  /// What stands below the rows; empty where nothing is to be said.
  var message: String { get }
}
