import KataCore

/// A type or function of a platform module that the declaration behind a symbol names.
struct PlatformMention: Hashable, Sendable {
  /// Its first name, such as `NSArray` in `Foundation.NSArray.Iterator`.
  let name: String
  /// The member of it that is named; nil for the type alone.
  let member: String?

  /// The modules of which a solution may use a part.
  static let modules = [
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Foundation",
    "Dispatch", "Glibc",
  ]
  private static let modulesAsBytes = modules.map { Array($0.utf8) }
  private static let initials = Set(modulesAsBytes.compactMap(\.first))

  /// Says quickly whether a mangled name can name such a module.
  static func mayBe(in mangled: String) -> Bool {
    moduleWords.contains(where: ByteSearch(mangled).contains)
  }

  private static let moduleWords = ["Foundation", "Dispatch", "Glibc"].map { ByteSearch($0) }

  /// Everything of these modules that a demangled declaration names, in order.
  static func all(in declaration: String) -> [PlatformMention] {
    let bytes = Array(declaration.utf8)
    var found: [PlatformMention] = []
    var index = 0
    var isAfterWord = false
    while index < bytes.count {
      guard !isAfterWord, let module = module(at: index, in: bytes) else {
        isAfterWord = isWord(bytes[index])
        index += 1
        continue
      }
      let start = index + module.count + 1
      let end = endOfName(from: start, in: bytes)
      if end > start {
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        found.append(PlatformMention(name: name, member: member(in: bytes, at: end)))
      }
      index = max(end, index + 1)
    }
    return found
  }

  /// The module whose name, with a dot behind it, begins at a place.
  private static func module(at index: Int, in bytes: [UInt8]) -> [UInt8]? {
    // Almost every place is ruled out by its first byte.
    guard initials.contains(bytes[index]) else { return nil }
    return modulesAsBytes.first {
      bytes[index...].starts(with: $0) && index + $0.count < bytes.count
        && bytes[index + $0.count] == UInt8(ascii: ".")
    }
  }

  /// Where a name ends: behind its word, or where the demangler has put the next module right behind it.
  private static func endOfName(from start: Int, in bytes: [UInt8]) -> Int {
    let end = bytes[start...].firstIndex { !isWord($0) } ?? bytes.count
    guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return end }
    let glued = modulesAsBytes.first {
      start + $0.count < end && bytes[start..<end].suffix($0.count) == $0[...]
    }
    return end - (glued?.count ?? 0)
  }

  /// The word behind a dot.
  private static func member(in bytes: [UInt8], at dot: Int) -> String? {
    guard dot + 1 < bytes.count, bytes[dot] == UInt8(ascii: "."), isWord(bytes[dot + 1]) else {
      return nil
    }
    return String(decoding: bytes[(dot + 1)...].prefix(while: isWord), as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }
}
