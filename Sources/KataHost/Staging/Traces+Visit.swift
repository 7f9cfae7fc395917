@_spi(Driving) import UIKit

/// A visit to a screen that should leave nothing in memory.
extension Traces {
  /// Shows the screen that `make` makes, lets `use` use it, leaves it, and fails the case if a part of it stays.
  ///
  /// - Parameters:
  ///   - occasion: Ends the sentence "Every part of the screen should be gone …".
  ///   - afterwards: What still happens once the screen is left, such as an answer that comes late.
  @MainActor static func shouldLeaveNothing(
    _ occasion: String = "once the screen is left", inNavigation: Bool = false,
    of make: @autoclosure () throws -> UIViewController, use: (Stage) throws -> Void,
    afterwards: () -> Void = {}
  ) throws {
    var traces = Traces()
    try visit(try make(), inNavigation: inNavigation, leaving: &traces, use: use)
    afterwards()
    try traces.expectAllGone(after: occasion)
  }

  /// A function of its own, so that nothing here holds the screen when it returns.
  @MainActor private static func visit(
    _ screen: UIViewController, inNavigation: Bool, leaving traces: inout Traces,
    use: (Stage) throws -> Void
  ) throws {
    let stage = Stage(screen, inNavigation: inNavigation)
    try traces.add(from: screen)
    try use(stage)
    stage.driver.settle()
    try traces.add(from: screen, stage.driver.topViewController ?? screen)
    stage.driver.leave()
  }
}
