import Foundation

/// `String(format:)` for learners' code: the same text for arguments that fit, and a trap with a sentence for others.
///
/// Foundation reads an argument as whatever the specifier says, so that `%s` with a number reads any address.
@_spi(Formatting) public enum CheckedFormat {
  /// The text that Foundation makes of a format and its arguments.
  public nonisolated static func text(
    _ format: String, locale: Locale? = nil, _ arguments: [any CVarArg]
  ) -> String {
    check(format, arguments)
    return String(format: format, locale: locale, arguments: arguments.map(harmless))
  }

  private static func check(_ format: String, _ arguments: [any CVarArg]) {
    let specifiers = FormatSpecifier.all(in: format)
    var next = 1
    for specifier in specifiers {
      for _ in 0..<specifier.starCount {
        require(arguments, next, .integer, specifier.text)
        next += 1
      }
      let place = specifier.place ?? next
      require(arguments, place, specifier.wanted, specifier.text)
      if specifier.place == nil { next += 1 }
    }
    let placed = specifiers.count { $0.place != nil }
    guard placed == 0 || placed == specifiers.count else {
      fatalError("the format says for some of its arguments which they are, and not for others")
    }
  }

  private static func require(
    _ arguments: [any CVarArg], _ place: Int, _ wanted: FormatSpecifier.Wanted, _ text: String
  ) {
    guard wanted != .address else {
      fatalError("`\(text)` fits no Swift value; write `%@`, `%d` or `%.2f`")
    }
    guard arguments.indices.contains(place - 1) else {
      fatalError("the format has `\(text)`, but there is no argument \(place) for it")
    }
    let argument = arguments[place - 1]
    guard kind(of: argument) == wanted else {
      fatalError("`\(text)` does not fit argument \(place), which is of type \(type(of: argument))")
    }
  }

  private static func kind(of argument: any CVarArg) -> FormatSpecifier.Wanted {
    let type = ObjectIdentifier(type(of: argument))
    if integers.contains(type) { return .integer }
    if floatingPoints.contains(type) { return .floatingPoint }
    return argument is String || argument is NSObject ? .object : .address
  }

  // The standard library's own types alone, since any other says itself which words it is handed over as.
  private static let integers = Set(
    [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self,
      UInt16.self, UInt32.self, UInt64.self, Bool.self,
    ].map { (type: any Any.Type) in ObjectIdentifier(type) })
  private static let floatingPoints = Set(
    [Float.self, Double.self, CGFloat.self].map { (type: any Any.Type) in ObjectIdentifier(type) })

  /// An argument that is handed over as what it is: an object could say otherwise, and goes as its text.
  private static func harmless(_ argument: any CVarArg) -> any CVarArg {
    switch kind(of: argument) {
    case .object: (argument as? String) ?? (argument as? NSObject)?.description ?? ""
    case .address: ""
    default: argument
    }
  }
}
