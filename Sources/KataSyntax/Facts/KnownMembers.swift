import Synchronization

/// What is known of the platform's types: enough for the chains that screens write.
///
/// A class, because the tables are long: of a type nobody asks for, no more than the name is read.
final class KnownMembers: Sendable {
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

  /// The lines of each type's members.
  private let rows: [String: [Substring.UTF8View]]
  private let parents: [String: String]
  /// The members of the types that somebody has asked for.
  private let members = Mutex<[String: [String: Member]]>([:])

  /// Types with what they inherit from, then their members: name, type, and in braces what closures are given.
  private static let tables = [screens, views, drawing, services, values, libraries]

  /// The tables, read once; they never change.
  static let platform = KnownMembers()

  init() {
    var (rows, parents) = ([String: [Substring.UTF8View]](), [String: String]())
    for table in Self.tables {
      // By bytes: whoever waits for one small file to be read waits for the tables as well.
      var lines = table.utf8.split(separator: UInt8(ascii: "\n"))[...]
      while let head = lines.popFirst() {
        let names = head.split(separator: UInt8(ascii: ":"))
        let name = names[0].trimmed
        if names.count > 1 { parents[name] = names[1].trimmed }
        let members = lines.prefix { $0.first == UInt8(ascii: " ") }
        rows[name, default: []] += members
        lines = lines.dropFirst(members.count)
      }
    }
    (self.rows, self.parents) = (rows, parents)
  }

  /// Reads `name`, `name Type` or `name Type {A, B}`, where the braces hold what a closure is given.
  private static func member(_ text: Substring.UTF8View) -> (name: String, member: Member)? {
    let halves = text.split(separator: UInt8(ascii: "{"))
    let words = halves[0].split(separator: UInt8(ascii: " "))
    guard let name = words.first else { return nil }
    let braces = halves.dropFirst().first?.split(separator: UInt8(ascii: "}")).first
    let closure = braces?.split(separator: UInt8(ascii: ",")) ?? []
    let type = words.dropFirst().first?.trimmed
    return (name.trimmed, Member(type: type, closure: closure.map(\.trimmed)))
  }

  /// A type with all that it is known to inherit from.
  func lineage(of name: String) -> [String] {
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
  func members(of type: String) -> [String: Member]? {
    guard let rows = rows[type] else { return nil }
    return members.withLock { members in
      if let read = members[type] { return read }
      let all = rows.flatMap { $0.split(separator: UInt8(ascii: ";")) }.compactMap(Self.member)
      // What is said last holds.
      let read = Dictionary(all, uniquingKeysWith: { $1 })
      members[type] = read
      return read
    }
  }
}

extension Substring.UTF8View {
  fileprivate var trimmed: String {
    let text = drop { $0 == UInt8(ascii: " ") }
    let blanks = text.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    return String(Substring(text.dropLast(blanks)))
  }
}
