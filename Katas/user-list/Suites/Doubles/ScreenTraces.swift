@_spi(Driving) import UIKit

/// Weak references to the objects that came with a screen above the list.
@MainActor struct ScreenTraces {
  private struct Trace {
    weak var object: AnyObject?
  }

  private let traces: [Trace]
  private let list: UIViewController

  /// Opens the screen; nothing here holds it when this returns.
  init(opening stage: UserStage, _ open: () throws -> Void) throws {
    list = stage.screen
    let before = Set(try Self.objects(of: stage).map { ObjectIdentifier($0) })
    try open()
    traces = try Self.objects(of: stage).filter { !before.contains(ObjectIdentifier($0)) }
      .map { Trace(object: $0) }
  }

  private static func objects(of stage: UserStage) throws -> [AnyObject] {
    let navigation = stage.screen.navigationController ?? stage.screen
    return try ObjectGraph(
      from: stage.screen, navigation, stage.driver.topViewController ?? stage.screen
    ).objects
  }

  /// Fails the case if one of them is still there.
  func expectAllGone(_ occasion: String) throws {
    if try Patience.waits(until: { survivors.isEmpty }) { return }
    throw try Failure(
      left: survivors, should: "Every part of the screen should be gone \(occasion).",
      expected: "nothing of it left in memory", whileStays: list)
  }

  private var survivors: [AnyObject] { traces.compactMap(\.object) }
}
