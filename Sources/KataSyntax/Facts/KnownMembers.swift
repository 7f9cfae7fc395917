/// What is known of the platform's types: enough for the chains that screens write.
struct KnownMembers: Sendable {
  struct Member: Sendable {
    let type: String?
    let closure: [String]
  }

  private var members: [String: [String: Member]] = [:]
  private var parents: [String: String] = [:]
  /// What the types of the tables inherit from, themselves first.
  private var lineages: [String: [String]] = [:]

  /// Types with what they inherit from, then their members: name, type, and in braces what closures are given.
  private static let tables = [screens, views, drawing, services, values, libraries]

  /// The tables, read once; they never change.
  static let platform = KnownMembers()

  init() {
    var current = ""
    for line in Self.tables.flatMap({ $0.split(separator: "\n") }) {
      if line.first == " " {
        for part in line.split(separator: ";") { add(part, to: current) }
      } else {
        let names = line.split(separator: ":")
        current = String(names[0])
        if names.count > 1 { parents[current] = names[1].trimmed }
        members[current] = members[current] ?? [:]
      }
    }
    for name in Set(members.keys).union(parents.keys) { lineages[name] = newLineage(of: name) }
  }

  /// Reads `name`, `name Type` or `name Type {A, B}`, where the braces hold what a closure is given.
  private mutating func add(_ text: Substring, to type: String) {
    let halves = text.split(separator: "{")
    let words = halves[0].split(separator: " ")
    guard let name = words.first else { return }
    let closure = halves.dropFirst().first?.split(separator: "}").first?.split(separator: ",") ?? []
    members[type]?[String(name)] = Member(
      type: words.dropFirst().first.map(String.init), closure: closure.map(\.trimmed))
  }

  /// A type with all that it is known to inherit from.
  func lineage(of name: String) -> [String] { lineages[name] ?? newLineage(of: name) }

  private func newLineage(of name: String) -> [String] {
    var found = [name]
    while let parent = parents[found[found.count - 1]], found.count < 16 { found.append(parent) }
    // Without an entry a name still tells that it is a view or a controller of the platform.
    if found.count == 1, name.hasPrefix("UI") {
      if name.hasSuffix("ViewController") { return [name] + lineage(of: "UIViewController") }
      if name.hasSuffix("View") { return [name] + lineage(of: "UIView") }
    }
    return found
  }

  /// The type of a member and what its closures are given; nil when no table has such a member.
  func member(
    _ name: String, of type: String, isCalled: Bool
  ) -> (type: ReadType?, closure: [ReadType])? {
    guard let members = members[type], let member = members[name] ?? members["*"] else {
      return nil
    }
    return (member.type.flatMap(Self.type), member.closure.compactMap(Self.type))
  }

  private static func type(_ text: String) -> ReadType? {
    if text.hasSuffix("?") { return type(String(text.dropLast())).map { .optional($0) } }
    if text.hasPrefix("[") {
      return type(String(text.dropFirst().dropLast())).map { .array($0) }
    }
    return text == "_" ? nil : .foreign(text)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
