import AddressBookContract
@_spi(Driving) import UIKit

/// How managers reach network and cache.
extension BookParts {
  /// Fails the case unless the managers reach network and cache through `base` and through nothing else.
  ///
  /// A property counts by the class that declares it, so that a superclass's are the base's.
  func shouldShareBase(_ base: AnyClass) throws {
    for manager in parts {
      let object = try object(manager)
      let reach = reach(of: object, besides: base)
      let own = ownProperties(of: reach, besides: base)
      if let direct = own.first(where: { [ModelKind.storage].name(of: $0) != nil }) {
        throw failure(manager, base, actual: "`\(direct.path)` goes around it", direct.path)
      }
      let isThere =
        isBase(object, base)
        || reach.contains { holder in
          graph.links.contains { $0.from === holder && isBase($0.to, base) }
        }
      guard isThere else {
        let name = LearnerType.name(type(of: object))
        throw failure(manager, base, actual: "no stored property leads from `\(name)` to it", name)
      }
    }
    try shouldTalk(base)
  }

  /// What a manager leads to without its base's help, itself included.
  private func reach(of manager: AnyObject, besides base: AnyClass) -> [AnyObject] {
    let names = baseNames(base)
    var reached = [manager]
    var next = 0
    while next < reached.count {
      let here = reached[next]
      next += 1
      for link in graph.links where link.from === here && !isDeclared(link.path, in: names) {
        let isBorder =
          PartKind.view.isOne(link.to) || isBase(link.to, base)
          || parts.contains { $0.isPlayed(by: link.to) }
        if !isBorder, !reached.contains(where: { $0 === link.to }) { reached.append(link.to) }
      }
    }
    return reached
  }

  /// Fails the case unless an object of the base leads to network and cache.
  private func shouldTalk(_ base: AnyClass) throws {
    let bases = graph.objects.filter { isBase($0, base) }
    let reach = graph.reach(from: bases) { other in
      PartKind.view.isOne(other)
    }.map(\.object)
    let kept = graph.properties.filter { property in
      reach.contains { $0 === property.holder }
    }
    for (name, kind) in [("network", ModelKind.network), ("cache", .cache)]
    where [kind].firstHeld(in: kept) == nil {
      throw Failure(
        should: "The base of the managers should talk to network and cache.",
        expected: "a stored property of `\(base)` that leads to the \(name)",
        actual: "no stored property leads there", types: ["\(base)"])
    }
  }

  /// The properties that are declared by another class than the base or its superclasses.
  private func ownProperties(of holders: [AnyObject], besides base: AnyClass) -> [StoredProperty] {
    let names = baseNames(base)
    return graph.properties.filter { property in
      holders.contains { $0 === property.holder }
        && !isDeclared(property.path, in: names)
    }
  }

  private func baseNames(_ base: AnyClass) -> [String] {
    classes(of: base).map { Self.bareName($0) }
  }

  /// Whether the property at `path` is declared by one of these classes.
  private func isDeclared(_ path: String, in names: [String]) -> Bool {
    names.contains(Self.bareName(path.prefix { $0 != "." }))
  }

  private func failure(
    _ manager: BookPart, _ base: AnyClass, actual: String, _ path: String
  ) -> Failure {
    Failure(
      role: manager.role,
      should: "The \(manager.role.title) should reach network and cache through the base alone.",
      expected: "`\(base)` as its superclass, or a stored property that leads to one",
      actual: actual, place: path)
  }

  /// Whether an object is of the base or of a subclass.
  ///
  /// A generic base is the same whatever it is of.
  private func isBase(_ object: AnyObject, _ base: AnyClass) -> Bool {
    let name = Self.bareName(base)
    return classes(of: type(of: object)).contains { Self.bareName($0) == name }
  }

  private func classes(of kind: AnyClass) -> [AnyClass] {
    Array(sequence(first: kind) { _getSuperclass($0) })
  }

  private static func bareName(_ name: some Any) -> String {
    String("\(name)".prefix { $0 != "<" })
  }

  /// Fails the case if a manager stores the models of another area.
  func shouldKeepNone(_ manager: BookPart, ofArea area: ModelKind) throws {
    let object = try object(manager)
    let found = graph.properties.first { property in
      property.holder === object && area.isHeld(by: property)
    }
    guard let found else { return }
    throw Failure(
      role: manager.role,
      should: "The \(manager.role.title) should leave other areas to their own manager.",
      expected: "\(area.name) in the manager of their own",
      actual: "`\(found.path)` holds \(area.name)", place: found.path)
  }
}

extension [ModelKind] {
  fileprivate func firstHeld(in properties: [StoredProperty]) -> StoredProperty? {
    properties.first { property in contains { $0.isHeld(by: property) } }
  }
}

extension ModelKind {
  fileprivate static let network = ModelKind(
    "network", types: [AddressServices.self, (any HTTPSession).self]
  ) { $0 is AddressServices || $0 is any HTTPSession }

  fileprivate static let cache = ModelKind(
    "cache", types: [AddressServices.self, (any CacheStore).self]
  ) { $0 is AddressServices || $0 is any CacheStore }
}
