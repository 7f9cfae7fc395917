/// What is known of the platform's types: enough for the chains that screens write.
struct KnownMembers: Sendable {
  struct Member: Sendable {
    fileprivate let type: String?
    fileprivate let closure: [String]

    var readType: ReadType? { type.flatMap(Self.type) }

    /// What its closures are given.
    var readClosure: [ReadType] { closure.compactMap(Self.type) }

    private static func type(_ text: String) -> ReadType? {
      if text.hasSuffix("?") { return type(String(text.dropLast())).map { .optional($0) } }
      if text.hasPrefix("[") {
        return type(String(text.dropFirst().dropLast())).map { .array($0) }
      }
      return text == "_" ? nil : .foreign(text)
    }
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
    // By bytes: whoever waits for one small file to be read waits for the tables as well.
    for line in Self.tables.flatMap({ $0.utf8.split(separator: UInt8(ascii: "\n")) }) {
      if line.first == UInt8(ascii: " ") {
        for part in line.split(separator: UInt8(ascii: ";")) { add(part, to: current) }
      } else {
        let names = line.split(separator: UInt8(ascii: ":"))
        current = names[0].trimmed
        if names.count > 1 { parents[current] = names[1].trimmed }
        members[current] = members[current] ?? [:]
      }
    }
    for name in Set(members.keys).union(parents.keys) { lineages[name] = newLineage(of: name) }
  }

  /// Reads `name`, `name Type` or `name Type {A, B}`, where the braces hold what a closure is given.
  private mutating func add(_ text: Substring.UTF8View, to type: String) {
    let halves = text.split(separator: UInt8(ascii: "{"))
    let words = halves[0].split(separator: UInt8(ascii: " "))
    guard let name = words.first else { return }
    let braces = halves.dropFirst().first?.split(separator: UInt8(ascii: "}")).first
    let closure = braces?.split(separator: UInt8(ascii: ",")) ?? []
    members[type]?[name.trimmed] = Member(
      type: words.dropFirst().first?.trimmed, closure: closure.map(\.trimmed))
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

  /// What is known of a type itself, by the members' names; `*` stands for any name.
  func members(of type: String) -> [String: Member]? { members[type] }
}

extension Substring.UTF8View {
  fileprivate var trimmed: String {
    let text = drop { $0 == UInt8(ascii: " ") }
    let blanks = text.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return String(Substring(text.dropLast(blanks)))
  }
}
