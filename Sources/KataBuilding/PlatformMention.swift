/// A type or function of a platform module that the declaration behind a symbol names.
struct PlatformMention: Hashable, Sendable {
  /// Its first name, such as `NSArray` in `Foundation.NSArray.Iterator`.
  let name: String
  /// The member of it that is named; nil for the type alone.
  let member: String?

  /// The modules of which a solution may use a part.
  private static let modules = [
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "Foundation",
    "Dispatch", "Glibc",
  ]
  private static let modulesAsBytes = modules.map { Array($0.utf8) }

  /// Says quickly whether a mangled name can name such a module.
  static func mayBe(in mangled: String) -> Bool {
    let bytes = Array(mangled.utf8)
    return ["Foundation", "Dispatch", "Glibc"].contains { part in
      contains(bytes, Array(part.utf8))
    }
  }

  /// Everything of these modules that a demangled declaration names, in order.
  static func all(in declaration: String) -> [PlatformMention] {
    let bytes = Array(declaration.utf8)
    var found: [PlatformMention] = []
    var index = 0
    while index < bytes.count {
      guard index == 0 || !isWord(bytes[index - 1]) else {
        index += 1
        continue
      }
      let module = modulesAsBytes.first {
        bytes[index...].starts(with: $0) && index + $0.count < bytes.count
          && bytes[index + $0.count] == UInt8(ascii: ".")
      }
      guard let module else {
        index += 1
        continue
      }
      let start = index + module.count + 1
      let end = bytes[start...].firstIndex { !isWord($0) } ?? bytes.count
      if end > start {
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        found.append(PlatformMention(name: name, member: member(in: bytes, at: end)))
      }
      index = max(end, index + 1)
    }
    return found
  }

  /// The word behind a dot.
  private static func member(in bytes: [UInt8], at dot: Int) -> String? {
    guard dot + 1 < bytes.count, bytes[dot] == UInt8(ascii: "."), isWord(bytes[dot + 1]) else {
      return nil
    }
    return String(decoding: bytes[(dot + 1)...].prefix(while: isWord), as: UTF8.self)
  }

  private static func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
    guard bytes.count >= part.count else { return false }
    return (0...(bytes.count - part.count)).contains {
      bytes[$0] == part[0] && bytes[$0..<($0 + part.count)].elementsEqual(part)
    }
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
