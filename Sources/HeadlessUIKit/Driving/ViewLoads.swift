/// Counts the views that controllers load, so that a test host can tell which tests need one.
@_spi(Driving)
@MainActor
public enum ViewLoads {
  /// How many views have been loaded, or set, since the program began.
  public internal(set) static var count = 0
}
