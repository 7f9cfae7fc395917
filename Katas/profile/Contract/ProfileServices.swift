import Foundation

/// What the screen needs from the world around it.
public struct ProfileServices {
  /// Where profiles are saved.
  public let server: any ProfileServer
  /// Midnight of this day in GMT.
  public let today: Date

  /// Makes services from their parts.
  public init(server: any ProfileServer, today: Date) {
    self.server = server
    self.today = today
  }
}
