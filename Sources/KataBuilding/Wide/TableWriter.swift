/// Writes what the table says as Swift declarations.
///
/// An optional requirement of a protocol gets a default, a class the initialisers that its family has.
struct TableWriter: Sendable {
  let table: UIKitTable

  /// The declaration of one type.
  ///
  /// - Throws: `TableError.noDefault`.
  func text(for type: TableType) throws -> String {
    let declaration = try lines(for: type)
    guard let outer = type.outerName, type.kind != .add else {
      return declaration.joined(separator: "\n") + "\n"
    }
    return (["extension \(outer) {"] + declaration + ["}"]).joined(separator: "\n") + "\n"
  }

  private func lines(for type: TableType) throws -> [String] {
    switch type.kind {
    case .class, .hand: try classLines(type)
    case .add: try block("extension \(type.name)\(clause(type))", type, MemberScope.extension)
    case .struct: try block("public struct \(type.ownName)\(clause(type))", type, .structure)
    case .protocol: try protocolLines(type)
    case .enum: try enumeration(type)
    case .options: options(type)
    case .names: names(type)
    }
  }

  private func clause(_ type: TableType, adding more: [String] = []) -> String {
    let names = type.inherited + more
    return names.isEmpty ? "" : ": \(names.joined(separator: ", "))"
  }

  private func actor(_ type: TableType) -> String { type.isPlain ? "" : "@MainActor " }

  private func block(
    _ head: String, _ type: TableType, _ scope: MemberScope
  ) throws -> [String] {
    let writer = MemberWriter(scope: scope, type: type)
    return [head + " {"] + (try type.members.compactMap(writer.text)) + ["}"]
  }

  // MARK: Classes

  private func classLines(_ type: TableType) throws -> [String] {
    let family = Family(ancestry: table.ancestry(of: type))
    let writer = MemberWriter(scope: .class(family), type: type)
    var lines = [
      "\(actor(type))open class \(type.generatedName)\(clause(type)) {"
    ]
    lines += try type.members.compactMap(writer.text)
    let designated = type.members.filter {
      $0.keyword == "init" && !$0.has("convenience") && $0.behaviour != .real
    }
    if !designated.isEmpty { lines += family.initialisers(beside: designated) }
    for name in type.mirrored { lines += try mirror(name, in: type) }
    return lines + ["}"]
  }

  /// The requirements of a protocol and of those it inherits from, as members that can be overridden.
  private func mirror(_ name: String, in type: TableType) throws -> [String] {
    guard let mirrored = table.type(name) else { return [] }
    let writer = MemberWriter(scope: .mirror, type: mirrored)
    let own = Set(type.members.map(\.signature))
    let lines = try mirrored.members.filter { !own.contains($0.signature) }
      .compactMap(writer.text)
    return try lines + mirrored.inherited.flatMap { try mirror($0, in: type) }
  }

  // MARK: Protocols

  private func protocolLines(_ type: TableType) throws -> [String] {
    let head = "\(actor(type))public protocol \(type.ownName)\(clause(type)) {"
    let requirements = MemberWriter(scope: .requirement, type: type)
    let defaults = MemberWriter(scope: .default, type: type)
    var lines = [head] + (try type.members.compactMap(requirements.text)) + ["}"]
    let optional = type.members.filter { $0.has("optional") }
    if !optional.isEmpty {
      lines += ["extension \(type.ownName) {"]
      lines += try optional.compactMap(defaults.text)
      lines += ["}"]
    }
    return lines
  }

  // MARK: Lists

  private func enumeration(_ type: TableType) throws -> [String] {
    let raw = type.inherited.isEmpty ? ["Int"] : type.inherited
    let cases = type.cases.map { name in
      let parts = name.split(separator: "=")
      let value = parts.count > 1 ? " = \(parts[1])" : ""
      return "  case \(escaped(parts[0]))\(value)"
    }
    let writer = MemberWriter(scope: .structure, type: type)
    return ["public enum \(type.ownName): \(raw.joined(separator: ", ")), Sendable {"] + cases
      + (try type.members.compactMap(writer.text)) + ["}"]
  }

  private func options(_ type: TableType) -> [String] {
    var next: UInt = 1
    var lines = [
      "public struct \(type.ownName): OptionSet, Hashable, Sendable {",
      "  public let rawValue: UInt",
      "  public init(rawValue: UInt) { self.rawValue = rawValue }",
    ]
    for name in type.cases {
      let parts = name.split(separator: "=")
      let value = parts.count > 1 ? String(parts[1]) : "\(next)"
      lines.append(
        "  public static let \(escaped(parts[0])): \(type.ownName) = "
          + (value == "0" ? "[]" : "\(type.ownName)(rawValue: \(value))"))
      if parts.count == 1 { next <<= 1 }
    }
    return lines + ["}"]
  }

  private func names(_ type: TableType) -> [String] {
    let constants = type.cases.map { name in
      "  public static let \(escaped(name[...])) = \(type.ownName)(rawValue: \"\(name)\")"
    }
    return [
      "public struct \(type.ownName): RawRepresentable, Hashable, Sendable {",
      "  public let rawValue: String",
      "  public init(rawValue: String) { self.rawValue = rawValue }",
      "  public init(_ rawValue: String) { self.rawValue = rawValue }",
    ] + constants + ["}"]
  }

  private func escaped(_ name: Substring) -> String {
    let words = [
      "default", "none", "in", "repeat", "continue", "extension", "import", "switch", "case",
      "public", "private", "internal", "true", "false", "operator", "return", "self", "as",
    ]
    return words.contains(String(name)) && name != "none" ? "`\(name)`" : String(name)
  }
}
