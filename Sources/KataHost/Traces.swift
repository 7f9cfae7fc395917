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
    throw try Failure(
      left: survivors, should: "Every part of the screen should be gone \(occasion).",
      expected: "nothing left in memory")
  }

  private var survivors: [AnyObject] {
    traces.values.compactMap(\.object)
  }
}
