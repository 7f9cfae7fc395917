@_spi(Driving) import UIKit

/// Weak references to objects that should go with their screen.
@MainActor struct LeftObjects {
  private struct Trace {
    weak var object: AnyObject?
  }

  private let traces: [Trace]

  init(_ objects: [AnyObject]) {
    traces = objects.map { Trace(object: $0) }
  }

  /// The views of a screen; nothing here holds them when this returns.
  init(viewsOf front: UIViewController) throws {
    self.init(try ObjectGraph(from: front).viewsInFront(of: front))
  }

  /// Fails the case if one of them is still there.
  func shouldBeGone(_ what: String, _ occasion: String) throws {
    if try Patience.waits(until: { survivors.isEmpty }) { return }
    throw try Failure(
      left: survivors, should: "\(what) should be gone \(occasion).",
      expected: "nothing of it left in memory")
  }

  /// Whether none of them is there any more.
  var isGone: Bool { survivors.isEmpty }

  private var survivors: [AnyObject] { traces.compactMap(\.object) }
}

extension ObjectGraph {
  /// The learner's views that belong to one controller: itself, and all that is inside its view.
  func viewsInFront(of front: UIViewController) -> [AnyObject] {
    objects.filter { object in
      if object === front { return true }
      guard let view = object as? UIView, let root = front.viewIfLoaded else { return false }
      return view.isDescendant(of: root)
    }
  }
}
