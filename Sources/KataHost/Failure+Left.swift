import UIKit

extension Failure {
  /// Tells of objects that should be gone, and of what keeps them.
  @MainActor init(left survivors: [AnyObject], should: String, expected: String) throws {
    let types = Set(survivors.map { LearnerType.name(type(of: $0)) }).sorted()
    let graph = try ObjectGraph(from: survivors)
    // What keeps the others comes first, because that is where to look.
    let keepers = graph.unheld
    self.init(
      should: should, expected: expected,
      actual: "still there: \(graph.listed(types)). \(graph.explanation)",
      types: keepers + types.filter { !keepers.contains($0) }, place: graph.strongCycles.first,
      isOfLeftObjects: true)
  }
}
