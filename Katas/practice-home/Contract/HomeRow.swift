/// A row of a subview: texts that are ready to be shown.
nonisolated public struct HomeRow: Equatable, Sendable {
  /// What a view reports when the row is tapped.
  public var id: Int
  /// What the row is called.
  public var title: String
  /// What stands below the title.
  public var detail: String

  /// Makes a row.
  public init(id: Int, title: String, detail: String) {
    self.id = id
    self.title = title
    self.detail = detail
  }
}
