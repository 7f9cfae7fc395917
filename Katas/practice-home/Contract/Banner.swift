/// What the app wants everybody to see first.
nonisolated public struct Banner: Equatable, Sendable {
  /// The number under which the server knows the banner.
  public var id: Int
  /// What it says.
  public var title: String

  /// Makes a banner.
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
