import Foundation

extension WideNames {
  /// Works out the names from the table and from what is written by hand; takes too long for a check.
  package init(sources: KitSources) throws {
    let wide = WideSources(core: sources.standIn, wide: sources.wide)
    let coreFiles = try KitKey.swiftFiles(in: sources.standIn)
    var core: Set<String> = []
    for file in coreFiles {
      core.formUnion(Self.words(in: try String(contentsOf: file, encoding: .utf8)))
    }
    let table = try wide.table
    var types = Set(table.types.filter { $0.outerName == nil }.map(\.ownName))
    for file in try KitKey.swiftFiles(in: sources.wide.appending(path: "Behaviour")) {
      types.formUnion(Self.publicTypes(in: try String(contentsOf: file, encoding: .utf8)))
    }
    let common = table.types.filter { core.contains($0.ownName) }
    let members = Set(common.flatMap { $0.members.map(\.name) }).subtracting(core)
    let classes = common.filter { $0.kind == .hand }
    let overridable = Set(classes.flatMap { $0.members.map(\.name) }).subtracting(core)
    self.init(
      types: types.subtracting(core), members: members.filter(Self.isUnmistakable),
      overridable: overridable.subtracting(["init"]),
      uncalled: try Self.uncalled(in: table, UIKitIndex(sources)))
  }

  /// Who asks for a method that is never called: its protocol, and whatever inherits from that.
  private static func uncalled(
    in table: UIKitTable, _ index: UIKitIndex
  ) -> [String: Set<String>] {
    var owners: [String: Set<String>] = [:]
    for type in table.types where !type.uncalled.isEmpty {
      // Where one of two of the same name is called, nothing is said of the other.
      let names = Set(type.uncalled.map(\.fullName)).subtracting(type.called.map(\.fullName))
      let heirs = index.heirs(of: type.name)
      for name in names { owners[name, default: []].formUnion(heirs) }
    }
    return owners
  }

  /// Says whether nobody would call something else so by chance: two words at least.
  private static func isUnmistakable(_ name: String) -> Bool {
    name.count >= 8 && name.dropFirst().contains(where: \.isUppercase)
      && !["userInfo", "keyPath"].contains(name)
  }

  private static func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// The names of the types that a file declares for everybody, by its lines.
  private static func publicTypes(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      guard let first = line.first, first != " " else { return nil }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let access = words.first, ["public", "open"].contains(access) else { return nil }
      let kinds: [Substring] = ["class", "struct", "enum", "protocol", "typealias"]
      guard let place = words.firstIndex(where: kinds.contains), place < 3 else { return nil }
      return words.indices.contains(place + 1) ? String(words[place + 1]) : nil
    }
  }
}
