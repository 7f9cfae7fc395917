@_spi(Driving) import UIKit

/// Weak references to the learner's objects, kept to see which of them outlive their screen.
@MainActor struct Traces {
  private struct Trace {
    weak var object: AnyObject?
  }

  private var traces: [ObjectIdentifier: Trace] = [:]

  /// Remembers every learner's object that can be reached from `roots` now.
  mutating func add(from roots: AnyObject...) throws {
    for object in try ObjectGraph(from: roots).objects {
      traces[ObjectIdentifier(object)] = Trace(object: object)
    }
  }

  /// Fails the case if any of the objects is still there, and names what keeps it.
  func expectAllGone(after occasion: String) throws {
    if try Patience.waits(until: { self.survivors.isEmpty }) { return }
    let survivors = survivors
    let types = Set(survivors.map { LearnerType.name(type(of: $0)) }).sorted()
    let names = types.map { "`\($0)`" }.joined(separator: ", ")
    let graph = try ObjectGraph(from: survivors)
    // What keeps the others comes first, because that is where to look.
    let keepers = graph.unheld
    throw Failure(
      should: "Every part of the screen should be gone \(occasion).",
      expected: "nothing left in memory",
      actual: "still there: \(names). \(graph.explanation)",
      types: keepers + types.filter { !keepers.contains($0) })
  }

  private var survivors: [AnyObject] {
    traces.values.compactMap(\.object)
  }
}
