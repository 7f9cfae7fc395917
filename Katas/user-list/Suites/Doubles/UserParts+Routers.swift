@_spi(Driving) import UIKit

/// By what view models know routers and views.
extension UserParts {
  /// Fails the case unless a view model keeps its router in a property that is declared by a protocol of the learner's.
  func shouldKnowItsRouterByProtocol(_ part: UserPart) throws {
    let routers = try objects(roles.router)
    for object in try objects(part) where !isKnownByProtocol(routers, to: object) {
      let links = graph.links.filter { link in
        link.from === object && routers.contains { $0 === link.to }
      }
      throw Failure(
        role: part.role,
        should: "The \(part.role.title) should know its router by a protocol of yours.",
        expected: "a property whose type is that protocol",
        actual: links.first.map { "`\($0.path)` is declared by a class" }
          ?? "no such property leads to a router that `Solution` names",
        types: [LearnerType.name(type(of: object))])
    }
  }

  private func isKnownByProtocol(_ targets: [AnyObject], to object: AnyObject) -> Bool {
    let kept = graph.properties.filter { $0.holder === object && $0.isByOwnProtocol }
    let isLed = kept.flatMap(\.contents).contains { leads($0 as AnyObject, to: targets) }
    // An unowned property is never read, because its object may be gone.
    return isLed
      || DeclaredField.all(of: type(of: object)).contains { field in
        !field.isStrong && LearnerType.isOwnProtocol(field.type)
          && targets.contains { Self.conforms($0, to: field.type) }
      }
  }

  /// Whether an object is one of `targets`, or stands in front of one as a proxy does.
  private func leads(_ start: AnyObject, to targets: [AnyObject]) -> Bool {
    if targets.contains(where: { $0 === start }) { return true }
    guard !isBorder(start) else { return false }
    let behind = reach(from: start)
    return graph.links.contains { link in
      targets.contains { $0 === link.to } && behind.contains { $0 === link.from }
    }
  }

  private static func conforms(_ object: AnyObject, to type: Any.Type) -> Bool {
    func isOne<Type>(_ type: Type.Type) -> Bool { object is Type }
    return _openExistential(type, do: isOne)
  }

  /// Fails the case if a view model, or a helper of it, leads to a view, be it weakly or by a protocol.
  func shouldKnowNoView(_ part: UserPart) throws {
    let reach = try objects(part).flatMap(reach(from:))
    let link = graph.links.first { link in
      reach.contains { $0 === link.from } && PartKind.view.isOne(link.to)
    }
    guard let link else { return }
    throw Failure(
      role: part.role, should: "The \(part.role.title) should know of no view.",
      expected: "a closure or an observation that the view sets up",
      actual: "`\(link.path)` leads to a view",
      types: link.path.split(separator: ".").prefix(1).map(String.init))
  }
}

extension StoredProperty {
  /// Whether it is declared by a protocol of the learner's own.
  var isByOwnProtocol: Bool {
    LearnerType.parts(of: declared).contains(where: LearnerType.isOwnProtocol)
  }
}
