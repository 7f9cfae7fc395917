@_spi(Driving) import UIKit

/// Weak references to the objects that came with the form.
@MainActor struct FormTraces {
  private struct Trace {
    weak var object: AnyObject?
  }

  private let traces: [Trace]
  private let list: UIViewController

  /// Opens the form and enters something; nothing here holds the form when this returns.
  init(opening stage: TodoStage, entering title: String) throws {
    list = stage.screen
    let listed = Set(try ObjectGraph(from: stage.screen).objects.map { ObjectIdentifier($0) })
    try stage.enter(title, inDays: 1)
    traces = try ObjectGraph(from: stage.screen).objects
      .filter { !listed.contains(ObjectIdentifier($0)) }.map { Trace(object: $0) }
  }

  /// Fails the case if one of them is still there.
  func expectAllGone(_ occasion: String) throws {
    if try Patience.waits(until: { survivors.isEmpty }) { return }
    throw try Failure(
      left: survivors, should: "Every part of the form should be gone \(occasion).",
      expected: "nothing of it left in memory", whileStays: list)
  }

  private var survivors: [AnyObject] { traces.compactMap(\.object) }
}
