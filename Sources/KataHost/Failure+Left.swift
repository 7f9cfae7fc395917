import UIKit

extension Failure {
  /// Tells of objects that should be gone, and of what keeps them.
  ///
  /// - Parameter screen: A screen that stays; one of its parts may be what keeps them.
  @MainActor init(
    left survivors: [AnyObject], should: String, expected: String,
    whileStays screen: AnyObject? = nil
  ) throws {
    let types = Set(survivors.map { LearnerType.name(type(of: $0)) }).sorted()
    let graph = RetainGraph(try ObjectGraph(from: survivors))
    // What keeps the others comes first, because that is where to look.
    let keepers = graph.unheld
    // A cycle that leads through a part that stays is held by that part.
    let staying = try screen.map { try ObjectGraph(from: $0).strongPaths(to: survivors) } ?? []
    let explanation =
      staying.isEmpty
      ? graph.explanation
      : "\(graph.listed(staying)) keeps them, and its object is meant to stay: "
        + "make it weak, or set it to nil."
    self.init(
      should: should, expected: expected,
      actual: "still there: \(graph.listed(types)). \(explanation)",
      types: keepers + types.filter { !keepers.contains($0) },
      place: staying.first ?? graph.closingProperty, isOfLeftObjects: true)
  }
}
