/// Homes that the language itself calls: nobody in the program names the member that does the work.
extension Home {
  static let callbacks: [Home] = [
    decoders, toldDecoders, encoders, iterators, keptIterators, equality, order, hashes,
    interpolations, patterns, codingKeys, literals, setters,
  ]

  /// The work is done as a value is decoded, which finds the owner in a static property.
  private static let decoders = each("decoders", imports: "import Foundation\n") {
    host, function, index in
    "struct \(host.name)Decoded\(index): Decodable {\n  static weak var screen: \(host.name)?\n\n"
      + "  init(from decoder: any Decoder) throws {\n"
      + "    guard let screen = Self.screen else { return }\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "\(host.name)Decoded\(index).screen = self\n"
      + "    _ = try? JSONDecoder().decode(\n"
      + "      \(host.name)Decoded\(index).self, from: Data(\"{}\".utf8))"
  }

  /// The same, and the value is asked what it found and the owner is among what the decoder is told.
  private static let toldDecoders = each(
    "decoders that are told the owner", imports: "import Foundation\n"
  ) {
    host, function, index in
    "struct \(host.name)Told\(index): Decodable {\n  private let isDone: Bool\n\n"
      + "  init(from decoder: any Decoder) throws {\n    isDone = true\n"
      + "    guard let key = CodingUserInfoKey(rawValue: \"screen\"),\n"
      + "      let screen = decoder.userInfo[key] as? \(host.name)\n    else { return }\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n\n"
      + "  static func read(_ screen: \(host.name)) -> Bool {\n    let decoder = JSONDecoder()\n"
      + "    guard let key = CodingUserInfoKey(rawValue: \"screen\") else { return false }\n"
      + "    decoder.userInfo[key] = screen\n"
      + "    let told = try? decoder.decode(Self.self, from: Data(\"{}\".utf8))\n"
      + "    return told?.isDone ?? false\n  }\n}"
  } call: { host, index in
    "_ = \(host.name)Told\(index).read(self)"
  }

  private static let encoders = each("encoders", imports: "import Foundation\n") {
    host, function, index in
    "struct \(host.name)Encoded\(index): Encodable {\n  let screen: \(host.name)\n\n"
      + "  func encode(to encoder: any Encoder) throws {\n    let screen = screen\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "_ = try? JSONEncoder().encode(\(host.name)Encoded\(index)(screen: self))"
  }

  /// The work is the only step of a walk.
  private static let iterators = each("iterators") { host, function, index in
    walk("struct", host, function, index)
  } call: { host, index in
    "for _ in \(host.name)Walk\(index)(screen: self) {}"
  }

  private static let keptIterators = each("iterators that are kept") { host, function, index in
    walk("final class", host, function, index)
  } call: { host, index in
    "let walk = \(host.name)Walk\(index)(screen: self)\n    while walk.next() != nil {}"
  }

  private static func walk(
    _ keyword: String, _ host: Host, _ function: Function, _ index: Int
  ) -> String {
    let isClass = keyword != "struct"
    return "\(keyword) \(host.name)Walk\(index): Sequence, IteratorProtocol {\n"
      + "  let screen: \(host.name)\n  private var isDone = false\n\n"
      + "  init(screen: \(host.name)) {\n    self.screen = screen\n  }\n\n"
      + "  \(isClass ? "" : "mutating ")func next() -> Int? {\n"
      + "    guard !isDone else { return nil }\n    isDone = true\n    work()\n    return 1\n  }\n\n"
      + "  private func work() {\n    let screen = screen\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  }

  private static let equality = each("equality") { host, function, index in
    "struct \(host.name)Same\(index): Equatable {\n  let screen: \(host.name)\n\n"
      + "  static func == (left: \(host.name)Same\(index), right: \(host.name)Same\(index)) -> Bool {\n"
      + "    left.work()\n    return true\n  }\n\n  private func work() {\n    let screen = screen\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    let made = "\(host.name)Same\(index)(screen: self)"
    return "_ = \(made) == \(made)"
  }

  private static let order = each("an order of values") { host, function, index in
    let name = "\(host.name)First\(index)"
    return "struct \(name): Comparable {\n  let screen: \(host.name)\n  let rank: Int\n\n"
      + "  static func == (left: \(name), right: \(name)) -> Bool {\n"
      + "    left.rank == right.rank\n  }\n\n"
      + "  static func < (left: \(name), right: \(name)) -> Bool {\n"
      + "    let screen = left.screen\n    defer { left.note() }\n"
      + "    work(screen)\n    return left.rank < right.rank\n  }\n\n"
      + "  func note() {}\n\n  private static func work(_ screen: \(host.name)) {\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    let name = "\(host.name)First\(index)"
    return "_ = max(\(name)(screen: self, rank: 0), \(name)(screen: self, rank: 1))"
  }

  private static let hashes = each("hashes") { host, function, index in
    let name = "\(host.name)Hashed\(index)"
    return "struct \(name): Hashable {\n  let screen: \(host.name)\n  let number: Int\n\n"
      + "  static func == (left: \(name), right: \(name)) -> Bool {\n"
      + "    left.number == right.number\n  }\n\n"
      + "  func hash(into hasher: inout Hasher) {\n    work()\n    hasher.combine(number)\n  }\n\n"
      + "  private func work() {\n    let screen = screen\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "_ = \(host.name)Hashed\(index)(screen: self, number: 1).hashValue"
  }

  private static let interpolations = each("interpolations") { host, function, index in
    "extension DefaultStringInterpolation {\n"
      + "  mutating func appendInterpolation(\(host.name)_\(index) screen: \(host.name)) {\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "_ = \"\\(\(host.name)_\(index): self)\""
  }

  private static let patterns = each("patterns") { host, function, index in
    "struct \(host.name)Pattern\(index) {\n  let isMet = true\n}\n\n"
      + "func ~= (pattern: \(host.name)Pattern\(index), screen: \(host.name)) -> Bool {\n"
      + "  match(screen, \(index), pattern)\n  return pattern.isMet\n}\n\n"
      + "private func match(\n  _ screen: \(host.name), _ number: Int, _ pattern: \(host.name)Pattern\(index)\n) {\n"
      + host.body(of: function, receiver: "screen") + "\n}"
  } call: { host, index in
    "switch self {\n    case \(host.name)Pattern\(index)(): break\n    default: break\n    }"
  }

  /// The work is done as a key is made of a text.
  private static let codingKeys = each("coding keys") { host, function, index in
    let name = "\(host.name)Key\(index)"
    return "struct \(name): CodingKey {\n  static weak var screen: \(host.name)?\n"
      + "  let stringValue: String\n  var intValue: Int? { nil }\n\n"
      + "  init?(stringValue: String) {\n    self.stringValue = stringValue\n"
      + "    Self.screen.map(Self.work)\n  }\n\n  init?(intValue: Int) {\n    nil\n  }\n\n"
      + "  private static func work(_ screen: \(host.name)) {\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "\(host.name)Key\(index).screen = self\n    _ = \(host.name)Key\(index)(stringValue: \"a\")"
  }

  private static let literals = each("literals") { host, function, index in
    let name = "\(host.name)Number\(index)"
    return
      "struct \(name): ExpressibleByIntegerLiteral {\n  static weak var screen: \(host.name)?\n"
      + "  let value: Int\n\n  init(integerLiteral value: Int) {\n    self.value = value\n"
      + "    Self.screen.map(Self.work)\n  }\n\n"
      + "  private static func work(_ screen: \(host.name)) {\n"
      + host.body(of: function, receiver: "screen") + "\n  }\n}"
  } call: { host, index in
    "\(host.name)Number\(index).screen = self\n    let number: \(host.name)Number\(index) = 1\n"
      + "    _ = number.value"
  }

  /// Whoever sets a property has the work done.
  private static let setters = each("setters") { host, function, index in
    "struct \(host.name)Set\(index) {\n  let screen: \(host.name)\n\n  var isOn: Bool {\n"
      + "    get { true }\n    nonmutating set {\n      guard newValue else { return }\n"
      + "      let screen = screen\n" + host.body(of: function, receiver: "screen")
      + "\n    }\n  }\n}"
  } call: { host, index in
    "\(host.name)Set\(index)(screen: self)[keyPath: \\.isOn] = true"
  }
}
