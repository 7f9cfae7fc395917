import UIKit

/// By what one part knows another.
extension BookParts {
  /// Fails the case unless a part keeps another in a property whose type is a protocol of the learner's.
  func should(_ part: BookPart, knowByProtocol other: BookPart) throws {
    let target = try object(other)
    try should(part, knowByProtocol: [target], "its \(other.role.title)")
  }

  /// Fails the case unless a part keeps its view in a property whose type is a protocol of the learner's.
  func shouldKnowItsViewByProtocol(_ part: BookPart) throws {
    try should(part, knowByProtocol: views, "its view")
  }

  /// Fails the case unless a part, or a helper that it leads to, keeps the controller in a property whose type is a
  /// protocol of the learner's.
  func shouldReportByProtocol(_ part: BookPart) throws {
    let holders = try reach(of: part)
    if isKnownByProtocol(views, to: part, by: holders) { return }
    let links = graph.links.filter { link in
      holders.contains { $0 === link.from } && views.contains { $0 === link.to }
    }
    throw Failure(
      role: part.role,
      should: "The \(part.role.title) should know its delegate by a protocol of yours.",
      expected: "a property whose type is that protocol",
      actual: links.first.map { "the type of `\($0.path)` is a class" }
        ?? "no such property leads to the controller",
      place: try links.first?.path ?? LearnerType.name(type(of: object(part))))
  }

  private func should(
    _ part: BookPart, knowByProtocol targets: [AnyObject], _ whom: String
  ) throws {
    let object = try object(part)
    if isKnownByProtocol(targets, to: part, by: [object]) { return }
    let links = graph.links.filter { link in
      link.from === object && targets.contains { $0 === link.to }
    }
    throw Failure(
      role: part.role,
      should: "The \(part.role.title) should know \(whom) by a protocol of yours.",
      expected: "a property whose type is that protocol",
      actual: links.first.map { "the type of `\($0.path)` is a class" }
        ?? "no such property leads there",
      place: links.first?.path ?? LearnerType.name(type(of: object)))
  }

  private func isKnownByProtocol(
    _ targets: [AnyObject], to part: BookPart, by holders: [AnyObject]
  ) -> Bool {
    let kept = graph.properties.filter { property in
      property.isByOwnProtocol && holders.contains { $0 === property.holder }
    }
    let isLed = kept.flatMap(\.contents).contains { value in
      leads(value as AnyObject, to: targets, from: part)
    }
    // An unowned property is never read, because its object may be gone.
    return isLed
      || holders.flatMap { DeclaredField.all(of: type(of: $0)) }.contains { field in
        !field.isStrong && LearnerType.isOwnProtocol(field.type)
          && targets.contains { Self.conforms($0, to: field.type) }
      }
  }

  /// Whether an object is one of `targets`, or stands in front of one as a proxy does.
  private func leads(_ start: AnyObject, to targets: [AnyObject], from part: BookPart) -> Bool {
    if targets.contains(where: { $0 === start }) { return true }
    let isOther =
      PartKind.view.isOne(start) || parts.contains { $0.isPlayed(by: start) }
    guard !isOther else { return false }
    let behind = reach(from: start, ofPart: part)
    return graph.links.contains { link in
      targets.contains { $0 === link.to } && behind.contains { $0 === link.from }
    }
  }

  private static func conforms(_ object: AnyObject, to type: Any.Type) -> Bool {
    func isOne<Type>(_ type: Type.Type) -> Bool { object is Type }
    return _openExistential(type, do: isOne)
  }

  /// Fails the case if a part, or a helper of it, leads to a view, be it weakly or by a protocol.
  func shouldKnowNoView(_ part: BookPart) throws {
    let reach = try reach(of: part)
    let links = graph.links.filter { link in
      reach.contains { $0 === link.from } && PartKind.view.isOne(link.to)
    }
    let unowned = try unownedViews(of: object(part))
    guard let path = links.first?.path ?? unowned.first else { return }
    throw Failure(
      role: part.role, should: "The \(part.role.title) should know of no view.",
      expected: "a closure or an observation that the view sets up",
      actual: "`\(path)` leads to a view",
      types: [String(path.prefix { $0 != "." && $0 != ":" })], place: links.first?.path)
  }

  private func unownedViews(of object: AnyObject) -> [String] {
    DeclaredField.all(of: type(of: object)).filter { field in
      !field.isStrong && !LearnerType.isOptional(field.type)
        && views.contains { Self.conforms($0, to: field.type) }
    }.map { "\(LearnerType.name(type(of: object))): \($0.type)" }
  }
}

extension StoredProperty {
  /// Whether its type is a protocol of the learner's own.
  var isByOwnProtocol: Bool {
    LearnerType.parts(of: declared).contains(where: LearnerType.isOwnProtocol)
  }
}
