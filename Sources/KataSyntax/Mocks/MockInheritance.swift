import SwiftSyntax

/// A protocol with all that it inherits, as far as a mock has to know it.
struct MockInheritance {
  /// The protocol itself and those of the files that it inherits from, each once, the oldest first.
  private(set) var protocols: [ProtocolDeclSyntax] = []
  private(set) var isSendable = false
  private(set) var isObject = false
  private(set) var isEquatable = false
  private(set) var isHashable = false
  /// What their files import.
  private(set) var imports: [String] = []

  private let catalog: ProtocolCatalog
  private var open: Set<String> = []

  init(of entry: ProtocolCatalog.Entry, in catalog: ProtocolCatalog) throws(MockProblem) {
    self.catalog = catalog
    try add(entry)
  }

  private mutating func add(_ entry: ProtocolCatalog.Entry) throws(MockProblem) {
    guard !open.contains(entry.name) else { throw .inheritsItself }
    guard !protocols.contains(where: { $0.id == entry.node.id }) else { return }
    open.insert(entry.name)
    for inherited in entry.node.inheritanceClause?.inheritedTypes ?? [] {
      try add(inherited.type)
    }
    for requirement in entry.node.genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let bound) = requirement.requirement,
        bound.leftType.trimmedDescription == "Self"
      else { continue }
      try add(bound.rightType)
    }
    open.remove(entry.name)
    protocols.append(entry.node)
    imports += entry.imports
  }

  private mutating func add(_ type: TypeSyntax) throws(MockProblem) {
    if let parts = type.as(CompositionTypeSyntax.self) {
      for part in parts.elements { try add(part.type) }
      return
    }
    if type.is(SuppressedTypeSyntax.self) { return }
    let name = type.bare.dottedName.joined(separator: ".")
    if let entry = catalog.entry(named: name) { return try add(entry) }
    switch name.split(separator: ".").last.map(String.init) ?? type.trimmedDescription {
    case "AnyObject", "SendableMetatype", "Identifiable", "class": return
    case "Sendable", "Error": isSendable = true
    case "NSObjectProtocol", "NSObject": isObject = true
    case "Equatable": isEquatable = true
    case "Hashable": (isEquatable, isHashable) = (true, true)
    case "Actor", "AnyActor", "GlobalActor", "DistributedActor": throw .onlyForActors
    case "UIViewController", "UIView", "UIResponder", "UIControl", "UITableViewCell",
      "UICollectionViewCell", "UINavigationController", "UIWindow":
      throw .onlyForClassesBelow(name)
    default: throw .unknownProtocol(type.trimmedDescription)
    }
  }
}
