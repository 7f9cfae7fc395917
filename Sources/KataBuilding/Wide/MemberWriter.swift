/// Writes one member of the table as Swift; nil for one that is written by hand.
struct MemberWriter: Sendable {
  let scope: MemberScope
  let type: TableType

  func text(_ member: TableMember) throws -> String? {
    switch scope {
    case .requirement: return requirement(member)
    case .default, .mirror: break
    case .class, .extension, .structure:
      if member.behaviour == .real, !member.isForwarding { return nil }
    }
    let text =
      switch member.keyword {
      case "func": try function(member)
      case "init": initialiser(member)
      default: try variable(member)
      }
    return mark(of: member).map { "  \($0)\n" + text } ?? text
  }

  /// What makes a check note a use: of what somebody asks for and nothing comes of.
  private func mark(of member: TableMember) -> String? {
    guard scope.isDeclaring, member.behaviour == .inert else { return nil }
    switch member.keyword {
    case "func", "var": return InertMark.attribute
    case "init" where losesArguments(member):
      return InertMark.attribute(ofInitialiserOf: type.name)
    default: return nil
    }
  }

  /// Whether an initialiser keeps nothing of what it is given; nobody chooses those that a superclass demands.
  private func losesArguments(_ member: TableMember) -> Bool {
    !member.argumentNames.isEmpty && !member.has("required") && member.value == nil
      && keptArguments(of: member).isEmpty
  }

  private func keptArguments(of member: TableMember) -> [String] {
    let kept = type.members.filter { $0.behaviour == .stored }.map(\.name)
    return member.argumentNames.filter(kept.contains)
  }

  private func requirement(_ member: TableMember) -> String {
    let prefix = member.has("static") ? "static " : ""
    switch member.keyword {
    case "get": return "  \(prefix)var \(declared(member)) { get }"
    case "var": return "  \(prefix)var \(declared(member)) { get set }"
    default: return "  \(prefix)\(member.signature)"
    }
  }

  /// What stands behind the keyword.
  private func declared(_ member: TableMember) -> String {
    String(member.signature.dropFirst(member.keyword.count).drop { $0 == " " })
  }

  // MARK: Functions

  private func function(_ member: TableMember) throws -> String {
    let body = try member.type.map { try value(of: member, typed: $0) } ?? member.value ?? ""
    let isUnused = member.has("discardable") ? "@discardableResult " : ""
    return "  \(isUnused)\(prefix(member))\(member.signature) { \(body) }"
  }

  private func prefix(_ member: TableMember) -> String {
    let kept = ["override", "final", "mutating", "nonisolated", "weak", "lazy"]
    let words = member.modifiers.filter(kept.contains).map { $0 + " " }.joined()
    switch scope {
    case .class, .mirror:
      if member.has("static") { return "public static \(words)" }
      return member.has("class") ? "open class \(words)" : "open \(words)"
    default:
      let isStatic = member.has("static") || member.has("class")
      return isStatic ? "public static \(words)" : "public \(words)"
    }
  }

  // MARK: Initialisers

  private func initialiser(_ member: TableMember) -> String {
    let arguments = member.argumentNames
    let assigned = keptArguments(of: member).map { "self.\($0) = \($0)" }
    let body: [String]
    var words = "public "
    switch scope {
    case .class where member.has("convenience"):
      words += "convenience "
      body = [member.value ?? "self.init()"] + assigned
    case .class(let family):
      if member.signature == "init()" || member.has("override") { words += "override " }
      if member.has("required") { words += "required " }
      body = [member.value ?? family.superCall(arguments: arguments)] + assigned
    case .extension:
      if !type.isPlain || member.has("convenience") { words += "convenience " }
      body = [member.value ?? "self.init()"]
    default: body = member.value.map { [$0] } ?? assigned
    }
    return "  \(words)\(member.signature) { \(body.joined(separator: "; ")) }"
  }

  // MARK: Variables

  private func variable(_ member: TableMember) throws -> String {
    let declared = declared(member)
    let value = try value(of: member, typed: member.type ?? "")
    let isKept = member.behaviour == .stored && !member.isForwarding
    if case .default = scope { return computed(member, declared, value) }
    if case .mirror = scope { return computed(member, declared, value) }
    switch member.keyword {
    case "let" where member.value == nil && !member.has("static"):
      return "  \(prefix(member))let \(declared)"
    case "let": return "  \(prefix(member))let \(declared) = \(value)"
    case "get" where isKept:
      let set = member.has("static") ? "" : "internal(set) "
      return "  \(prefix(member))\(set)var \(declared) = \(value)"
    case "var" where isKept && member.has("override"): return keptOverride(member, declared, value)
    case "var" where isKept:
      return "  \(prefix(member))var \(declared)" + (member.has("weak") ? "" : " = \(value)")
        + observer(of: member)
    default: return computed(member, declared, value)
    }
  }

  /// What a class keeps although its superclass has only a getter, so that subclasses of that may have one too.
  private func keptOverride(
    _ member: TableMember, _ declared: String, _ value: String
  ) -> String {
    let kept = "kept·\(member.name)"
    let tells = "didChangeValue(forKey: \"\(member.name)\")"
    return "  private var \(kept): \(member.type ?? "") = \(value)\n"
      + "  \(prefix(member))var \(declared) "
      + "{ get { \(kept) } set { \(kept) = newValue; \(tells) } }"
  }

  /// Tells those who observe an object's values.
  private func observer(of member: TableMember) -> String {
    guard case .class = scope, !member.has("static"), !member.has("class"), !member.has("lazy")
    else { return "" }
    return " { didSet { didChangeValue(forKey: \"\(member.name)\") } }"
  }

  private func computed(_ member: TableMember, _ declared: String, _ value: String) -> String {
    let body = member.keyword == "var" ? "get { \(value) } set {}" : value
    return "  \(prefix(member))var \(declared) { \(body) }"
  }

  // MARK: Values

  private func value(of member: TableMember, typed type: String) throws -> String {
    if let value = member.value { return value }
    guard let value = UsualValue.of(type) else {
      throw TableError.noDefault(type: type, member: "\(self.type.name).\(member.name)")
    }
    return value
  }
}
