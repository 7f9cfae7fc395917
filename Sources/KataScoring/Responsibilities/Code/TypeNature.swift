import KataCore

/// What values of a type are good for, told by what the type holds.
enum TypeNature: Hashable {
  /// Views and view controllers of the program.
  case view, controller
  /// Objects with behaviour.
  case object
  /// Something that only carries a value and tells when it changes.
  case carrier
  /// Data.
  case value
  /// Kinds of failure.
  case failure
}

extension ProgramIndex {
  /// The nature of each type that the program declares or is given, by name.
  func natures() -> [String: TypeNature] {
    var natures: [String: TypeNature] = [:]
    for type in facts.given { natures[type.name] = nature(of: type, kinship: .none) }
    for (index, type) in facts.types.enumerated() {
      guard type.kind != .freeFunctions, type.kind != .foreignExtension else { continue }
      let nature = nature(of: type, kinship: kinship[index], ancestors: ancestors[index])
      for name in type.nested where natures[name] == nil {
        let holdsObject = type.properties.contains { $0.nestedIn == name && isObject($0.type) }
        natures[name] = holdsObject ? .object : .value
      }
      natures[type.name] = nature
    }
    return natures
  }

  private func nature(
    of type: TypeFacts, kinship: ViewKinship, ancestors: Set<String> = []
  ) -> TypeNature {
    let failures: Set<String> = ["Error", "LocalizedError", "CustomNSError", "NSError"]
    if !ancestors.union(type.inherits).isDisjoint(with: failures) { return .failure }
    switch kinship {
    case .viewController: return .controller
    case .view: return .view
    case .responder, .none: break
    }
    switch type.kind {
    case .protocol: return nature(ofProtocol: type)
    case .class, .actor: return isCarrier(type) ? .carrier : isRecord(type) ? .value : .object
    case .struct:
      if isCarrier(type), watchesItself(type) { return .carrier }
      return holdsObjects(type) || isToolbox(type) || keepsStreams(type) ? .object : .value
    case .enum, .foreignExtension, .freeFunctions: return .value
    }
  }

  /// A protocol stands for objects, unless only data conform to it.
  private func nature(ofProtocol type: TypeFacts) -> TypeNature {
    if type.inherits.contains("AnyObject") || type.inherits.contains("class") { return .object }
    let conformers = conformers(of: type.name).map { facts.types[$0] }
    guard !conformers.isEmpty else { return .object }
    let onlyData = conformers.allSatisfy {
      $0.kind == .enum || $0.kind == .struct && !holdsObjects($0) && !isToolbox($0)
    }
    return onlyData ? .value : .object
  }

  private func isCarrier(_ type: TypeFacts) -> Bool {
    guard type.inherits.isEmpty, !type.mentions.isDisjoint(with: Self.parameters) else {
      return false
    }
    return watchesItself(type)
      || type.properties.contains { $0.isClosure && !$0.isStatic } && !holdsObjects(type)
  }

  /// Whether a class does something when the value that it carries has changed.
  private func watchesItself(_ type: TypeFacts) -> Bool {
    guard let index = self.type(type.name) else { return false }
    return functionsOfType[index].contains { function in
      let entry = facts.functions[function]
      return entry.kind == .observer
        && type.properties.contains { $0.name == entry.name && $0.type == nil }
    }
  }

  /// The names that generic parameters go by; a carrier carries any value.
  private static let parameters: Set<String> = ["T", "Value", "Element", "Wrapped", "Output", "V"]

  /// A struct of services or other objects.
  private func holdsObjects(_ type: TypeFacts) -> Bool {
    type.properties.contains { !$0.isStatic && $0.nestedIn == nil && isObject($0.type) }
  }

  /// A struct that makes streams of what it is made with, as view models do.
  private func keepsStreams(_ type: TypeFacts) -> Bool {
    let index = self.type(type.name)
    return index.map { functionsOfType[$0].contains { facts.functions[$0].kind == .initializer } }
      == true
      && type.properties.contains { property in
        guard !property.isStatic, property.nestedIn == nil, let held = property.type else {
          return false
        }
        return self.type(held) == nil && ObservingRule.known.types.contains(held)
      }
  }

  private func isObject(_ name: String?) -> Bool {
    guard let name else { return false }
    guard let index = self.type(name) else {
      if PlatformObjects.names.contains(name) { return true }
      guard let given = given(name) else { return false }
      return given.kind == .protocol
    }
    let held = facts.types[index]
    return held.kind == .class && !isRecord(held) || held.kind == .actor
      || held.kind == .protocol && conformers(of: name).allSatisfy { isObject(facts.types[$0]) }
  }

  private func isObject(_ type: TypeFacts, depth: Int = 2) -> Bool {
    if type.kind == .class && !isRecord(type) || type.kind == .actor || isToolbox(type) {
      return true
    }
    // A struct that works with protocols which such structs stand behind is one as well.
    return depth > 0 && type.kind == .struct
      && type.properties.contains { held in
        guard !held.isStatic, held.nestedIn == nil, let name = held.type,
          self.protocol(name) != nil
        else { return false }
        let others = conformers(of: name).map { facts.types[$0] }
        return !others.isEmpty && others.allSatisfy { isObject($0, depth: depth - 1) }
      }
  }

  /// A class that only holds data: without functions, a superclass, or anything to work with.
  private func isRecord(_ type: TypeFacts) -> Bool {
    guard type.kind == .class, let index = self.type(type.name),
      type.inherits.allSatisfy({ Self.conformances.contains($0) || self.protocol($0) != nil })
    else { return false }
    let held = type.properties.filter { !$0.isStatic && $0.nestedIn == nil }
    let isData = held.allSatisfy { property in
      guard let name = property.type, !property.isClosure, !property.isWeak else { return false }
      if Self.data.contains(name) || type.nested.contains(name) { return true }
      return self.type(name).map { facts.types[$0].kind == .enum } ?? false
    }
    return !held.isEmpty && isData
      && functionsOfType[index].allSatisfy { function in
        let entry = facts.functions[function]
        return entry.kind != .function || entry.isStatic || entry.name == "mapping"
      }
  }

  private static let conformances: NameSet = [
    "NSObject", "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable",
    "Identifiable", "CustomStringConvertible", "Mappable", "Sendable",
  ]
  private static let data: NameSet = [
    "String", "Int", "Int64", "Double", "Float", "Bool", "Date", "Data", "URL", "UUID", "Decimal",
    "NSNumber", "NSString", "NSDate", "NSURL", "UIImage", "CGFloat", "UIColor", "UIFont", "CGSize",
    "NSAttributedString", "Int32", "Int16", "UInt", "IndexPath", "NSInteger", "TimeInterval",
    "Character", "CLLocationCoordinate2D",
  ]

  /// Whether nothing at all stands in a type, such as a request that asks for everything.
  private func isEmpty(_ type: TypeFacts) -> Bool {
    guard type.properties.isEmpty, let index = self.type(type.name) else { return false }
    return functionsOfType[index].isEmpty
  }

  /// A struct without data of its own, made for its functions.
  private func isToolbox(_ type: TypeFacts) -> Bool {
    type.kind == .struct && !isEmpty(type)
      && !type.properties.contains { !$0.isStatic && $0.type != nil }
      && !type.inherits.contains { ["Codable", "Decodable", "Encodable", "View"].contains($0) }
  }
}

/// The platform's objects that a program is given to work with.
enum PlatformObjects {
  static let names: NameSet = [
    "URLSession", "UserDefaults", "FileManager", "NotificationCenter", "NSManagedObjectContext",
    "NSPersistentContainer", "UINavigationController", "UIViewController", "UIWindow", "Session",
    "SessionManager", "MoyaProvider", "Realm", "NSCache", "Bundle", "UITabBarController",
    "ModelContext", "Keychain", "UIApplication", "CLLocationManager", "Firestore",
  ]
}
