/// Everything outside the page that it works with.
public struct PracticeServices {
  /// Answers requests.
  public var server: any PracticeServer
  /// Keeps subjects from one launch to the next.
  public var database: any SubjectDatabase
  /// Knows the phase.
  public var settings: any UserSettings
  /// Tells the time.
  public var clock: any AppClock
  /// Records events for statistics.
  public var log: any EventLog

  /// Gathers the services that one page is given.
  public init(
    server: any PracticeServer, database: any SubjectDatabase, settings: any UserSettings,
    clock: any AppClock, log: any EventLog
  ) {
    self.server = server
    self.database = database
    self.settings = settings
    self.clock = clock
    self.log = log
  }
}
