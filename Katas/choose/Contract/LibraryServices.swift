/// Everything outside the app's screens that they work with.
public struct LibraryServices {
  /// Knows the books.
  public var catalogue: any CatalogueService
  /// Knows the member.
  public var member: any MemberService
  /// Tells what day it is.
  public var clock: any LibraryClock
  /// Records events for statistics.
  public var log: any EventLog

  /// Gathers the services that one app is given.
  public init(
    catalogue: any CatalogueService, member: any MemberService, clock: any LibraryClock,
    log: any EventLog
  ) {
    self.catalogue = catalogue
    self.member = member
    self.clock = clock
    self.log = log
  }
}
