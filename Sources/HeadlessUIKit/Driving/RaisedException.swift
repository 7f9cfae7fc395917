/// What UIKit raises where a program contradicts itself, such as a data source whose counts do not fit an update.
///
/// A test host notes it as a failure of the case that is running; without one the program stops.
@_spi(Driving)
@MainActor
public enum RaisedException {
  /// Receives the words of the exception.
  public static var handler: ((String) -> Void)?

  static func raise(_ words: String) {
    guard let handler else { preconditionFailure(words) }
    handler(words)
  }
}
