/// One specifier of a `String(format:)` text, such as `%@` or `%2$5.1f`, as far as its argument is concerned.
///
/// Foundation reads a text by UTF-16 units and goes on with what it half understands, so that everything here is
/// read by Unicode scalars, and whatever is not exactly of the usual form is an address: no argument fits it.
struct FormatSpecifier {
  /// What kind of argument it reads.
  enum Wanted {
    case integer, floatingPoint, object
    /// Memory, by an address: no Swift value fits.
    case address
  }

  /// As it is written.
  let text: String
  let wanted: Wanted
  /// The argument's place, beginning with 1, where the text says it.
  let place: Int?
  /// How many more arguments say its width and precision (`*`).
  let starCount: Int

  /// All specifiers of a text that read an argument, in order; an unfinished one at the end reads none.
  static func all(in format: String) -> [FormatSpecifier] {
    var rest = Array(format.unicodeScalars)[...]
    var found: [FormatSpecifier] = []
    while let start = rest.firstIndex(of: "%") {
      let body = rest[(start + 1)...]
      guard let end = body.firstIndex(where: { !Self.modifiers.contains($0) }) else { break }
      if let one = FormatSpecifier(modifiers: rest[(start + 1)..<end], rest[end]) {
        found.append(one)
      }
      rest = rest[(end + 1)...]
    }
    return found
  }

  private static let modifiers = Set("0123456789$.*+-# 'hlqLztj".unicodeScalars)

  /// Nothing for `%%` and for letters that mean nothing, which read no argument unless a star before them does.
  private init?(modifiers: ArraySlice<Unicode.Scalar>, _ conversion: Unicode.Scalar) {
    let before = String(String.UnicodeScalarView(modifiers))
    text = "%" + before + String(Character(conversion))
    guard let wanted = Self.wanted(by: conversion) else {
      guard before.contains(where: { "$*'".contains($0) }) else { return nil }
      (self.wanted, place, starCount) = (.address, nil, 0)
      return
    }
    let isUsual = Self.isUsual(before, conversion)
    self.wanted = isUsual ? wanted : .address
    place = isUsual ? before.firstIndex(of: "$").flatMap { Int(before[..<$0]) } : nil
    starCount = isUsual ? before.utf8.count { $0 == UInt8(ascii: "*") } : 0
  }

  private static func wanted(by conversion: Unicode.Scalar) -> Wanted? {
    switch conversion {
    case "d", "D", "i", "u", "U", "o", "O", "x", "X", "c", "C": .integer
    case "a", "A", "e", "E", "f", "F", "g", "G": .floatingPoint
    case "@": .object
    case "s", "S", "p", "P", "n": .address
    default: nil
    }
  }

  /// Says whether the parts stand in the order that the C library knows, with one place and no star beside it.
  private static func isUsual(_ modifiers: String, _ conversion: Unicode.Scalar) -> Bool {
    let usual = /(?:[0-9]+\$)?[-+ #0]*(?:[0-9]+|\*)?(?:\.(?:[0-9]+|\*)?)?(?:hh|h|ll|l|q|L|z|t|j)?/
    guard modifiers.wholeMatch(of: usual) != nil else { return false }
    if modifiers.contains("$"), modifiers.contains("*") { return false }
    switch wanted(by: conversion) {
    case .object: return !modifiers.contains("#")
    // Such a number is longer than what is handed over for a `Double`.
    case .floatingPoint: return !modifiers.contains("L")
    default: return true
    }
  }
}
