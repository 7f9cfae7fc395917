/// Everything outside the screens that they work with.
public struct UserListServices {
  /// Asks the directory.
  public var users: any UsersService
  /// Loads web pages.
  public var pages: any PageLoader
  /// Hands addresses to other apps.
  public var opener: any AddressOpener
  /// Records events for statistics.
  public var log: any EventLog

  /// Gathers the services that one list is given.
  public init(
    users: any UsersService, pages: any PageLoader, opener: any AddressOpener, log: any EventLog
  ) {
    self.users = users
    self.pages = pages
    self.opener = opener
    self.log = log
  }
}
