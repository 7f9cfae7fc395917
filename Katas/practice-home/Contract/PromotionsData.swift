import Foundation

/// All that the page knows of banner and activities now: data, and no text made of it.
nonisolated public struct PromotionsData: Equatable, Sendable {
  /// Nil while there is none.
  public var banner: Banner?
  /// Those that run at `now`, in the server's order; nil until any are known.
  public var activities: [Activity]?
  /// The clock's time.
  public var now: Date
  /// Says whether the last answer to the newest request was a failure.
  public var hasFailed: Bool

  /// Gathers what is known.
  public init(banner: Banner?, activities: [Activity]?, now: Date, hasFailed: Bool) {
    self.banner = banner
    self.activities = activities
    self.now = now
    self.hasFailed = hasFailed
  }
}
