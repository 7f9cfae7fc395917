/// A screen on show in a test, read in the stable text form that `kata show --outline` prints.
///
/// For tests that compare what a screen shows with what it is known to show. UIKit has no such class.
@MainActor
public final class ShownScreen {
  private let driver: ScreenDriver

  /// Shows a controller, inside a navigation controller unless it is one.
  public init(_ root: UIViewController) {
    driver = ScreenDriver(root)
  }

  /// What can be seen now: names and texts in reading order, without any layout.
  public var outline: String {
    driver.settle()
    return driver.outline
  }
}
