@_spi(Driving) import UIKit

/// By what one part knows another.
extension TodoParts {
  /// Fails the case unless a part keeps another in a property that is declared by a protocol of the learner's.
  func should(_ part: TodoPart, knowByProtocol other: TodoPart) throws {
    let target = try object(other)
    try should(part, knowByProtocol: [target], "the \(other.role.title)")
  }

  /// The same of the view of the part's module.
  func shouldKnowItsViewByProtocol(_ part: TodoPart) throws {
    let isOfForm = modules.add.contains { $0.kind == part.kind }
    try should(part, knowByProtocol: isOfForm ? formViews : listViews, "its view")
  }

  private func should(
    _ part: TodoPart, knowByProtocol targets: [AnyObject], _ whom: String
  ) throws {
    let object = try object(part)
    if isKnownByProtocol(targets, to: object) { return }
    let links = graph.links.filter { link in
      link.from === object && targets.contains { $0 === link.to }
    }
    throw Failure(
      role: part.role,
      should: "The \(part.role.title) should know \(whom) by a protocol of yours.",
      expected: "a property whose type is that protocol",
      actual: links.first.map { "`\($0.path)` is declared by a class" }
        ?? "no such property leads there",
      types: [LearnerType.name(type(of: object))])
  }

  /// Fails the case unless something of the form's keeps a part of the list's by a protocol of the learner's.
  func formShouldReportByProtocol(to targets: [TodoPart]) throws {
    let targets = try targets.map(object)
    let parts = try (modules.add + [modules.router]).map(object) + formViews
    let sources = parts.flatMap(reach(from:))
    if sources.contains(where: { isKnownByProtocol(targets, to: $0) }) { return }
    throw Failure(
      role: modules.add.last?.role,
      should: "The form should report a new item to the list by a protocol of yours.",
      expected: "a property whose type is that protocol, and that leads to the list's presenter",
      actual: "no such property leads there",
      types: modules.add.map { "\($0.kind)" })
  }

  private func isKnownByProtocol(_ targets: [AnyObject], to object: AnyObject) -> Bool {
    let kept = graph.properties.filter { $0.holder === object && $0.isByOwnProtocol }
    let isLed = kept.flatMap(\.contents).contains { value in
      leads(value as AnyObject, to: targets)
    }
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

  static func conforms(_ object: AnyObject, to type: Any.Type) -> Bool {
    func isOne<Type>(_ type: Type.Type) -> Bool { object is Type }
    return _openExistential(type, do: isOne)
  }

  /// Fails the case if a part, or a helper of it, leads to a view, be it weakly or by a protocol.
  func shouldKnowNoView(_ part: TodoPart) throws {
    let object = try object(part)
    let reach = reach(from: object)
    let links = graph.links.filter { link in
      reach.contains { $0 === link.from } && PartKind.view.isOne(link.to)
    }
    let views = listViews + formViews
    let unowned = DeclaredField.all(of: type(of: object)).first { field in
      !field.isStrong && !LearnerType.isOptional(field.type)
        && views.contains { Self.conforms($0, to: field.type) }
    }
    let name = LearnerType.name(type(of: object))
    let found = links.first?.path ?? unowned.map { "\(name): \($0.type)" }
    guard let found else { return }
    throw Failure(
      role: part.role, should: "The \(part.role.title) should know of no view.",
      expected: "a closure or an observation that the view sets up",
      actual: "`\(found)` leads to a view",
      types: found.split(separator: ".").prefix(1).map(String.init))
  }
}

extension StoredProperty {
  /// Whether it is declared by a protocol of the learner's own.
  var isByOwnProtocol: Bool {
    LearnerType.parts(of: declared).contains(where: LearnerType.isOwnProtocol)
  }
}
