/// What the activities view shows.
public protocol ActivitiesViewModel {
  var rows: [HomeRow] { get }
  /// What stands below the rows; empty where nothing is to be said.
  var message: String { get }
}
