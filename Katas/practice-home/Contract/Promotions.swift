/// One answer of the server, which fills two parts of the page.
nonisolated public struct Promotions: Equatable, Sendable {
  /// Nil when there is none today.
  public var banner: Banner?
  /// Past and future ones among them.
  public var activities: [Activity]

  /// Makes an answer.
  public init(banner: Banner?, activities: [Activity]) {
    self.banner = banner
    self.activities = activities
  }
}
