import UIKit
import UserListContract

/// What view models are given and what they do without.
extension UserParts {
  /// Fails the case if a view model, or a helper that it knows by its type, is declared to store something of UIKit.
  ///
  /// What stands behind a protocol of the learner's may be any object.
  func shouldWorkWithoutUIKit(_ part: UserPart) throws {
    let helpers = try objects(part).flatMap(helpers(of:))
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

  /// Fails the case if a view model is declared to store all services.
  func shouldBeGivenOnlyWhatItUses(_ part: UserPart) throws {
    let helpers = try objects(part).flatMap(helpers(of:))
    let found = graph.properties.first { property in
      helpers.contains { $0 === property.holder }
        && LearnerType.parts(of: property.declared).contains { $0 == UserListServices.self }
    }
    guard let found else { return }
    throw Failure(
      role: part.role, should: "The \(part.role.title) should be given only what it uses.",
      expected: "single services, or a protocol of yours that has no more than these",
      actual: "`\(found.path)` is `UserListServices`, which has all",
      types: found.path.split(separator: ".").prefix(1).map(String.init))
  }

  /// An object, and what it leads to without passing a view, a part or a protocol of the learner's.
  private func helpers(of start: AnyObject) -> [AnyObject] {
    var helpers = [start]
    var next = 0
    while next < helpers.count {
      let here = helpers[next]
      next += 1
      for link in graph.links where link.from === here && !isBorder(link.to) {
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
