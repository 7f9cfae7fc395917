import UIKit

/// What a decider has to do with UIKit.
extension DecidedScreen {
  /// Fails the case if the decider, or a helper that it knows by its type, is declared to store something of UIKit.
  ///
  /// What stands behind a protocol of the learner's may be any object: a view, or a router.
  func deciderShouldWorkWithoutUIKit() throws {
    let helpers = try helpers()
    let found = graph.properties.filter { property in
      helpers.contains { $0 === property.holder } && property.isOfUIKit
    }
    guard let first = found.first else { return }
    throw Failure(
      role: part.role, should: "The \(part.role.title) should work without UIKit.",
      expected: "no stored property of such a type",
      actual: found.map { "`\($0.path)`" }.joined(separator: ", "),
      types: first.path.split(separator: ".").prefix(1).map(String.init))
  }

  /// The decider, and what it leads to without passing a view or a protocol of the learner's.
  private func helpers() throws -> [AnyObject] {
    var helpers = try [decider()]
    var next = 0
    while next < helpers.count {
      let here = helpers[next]
      next += 1
      for link in graph.links where link.from === here && !PartKind.view.isOne(link.to) {
        let isBehindProtocol = graph.properties.contains {
          $0.holder === here && $0.path == link.path && $0.isByOwnProtocol
        }
        if isBehindProtocol || helpers.contains(where: { $0 === link.to }) { continue }
        helpers.append(link.to)
      }
    }
    return helpers
  }
}

extension StoredProperty {
  /// Whether it is declared by a protocol of the learner's own.
  var isByOwnProtocol: Bool {
    LearnerType.parts(of: declared).contains(where: LearnerType.isOwnProtocol)
  }

  fileprivate var isOfUIKit: Bool {
    let types = LearnerType.parts(of: declared)
    if types.contains(where: { $0 is UIResponder.Type || Self.isUIKit(String(reflecting: $0)) }) {
      return true
    }
    if namesInClosures.contains(where: Self.isUIKit) { return true }
    return !isByOwnProtocol && contents.contains { $0 is UIResponder }
  }

  private static func isUIKit(_ name: String) -> Bool {
    name.replacing("any ", with: "").hasPrefix(uikit)
  }

  private static let uikit = String(reflecting: UIView.self).prefix { $0 != "." } + "."
}
