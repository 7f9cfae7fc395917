/// A whole number written as text, since it may need more digits than a JSON number or a column keeps.
struct DecimalText: Codable, Hashable, Sendable {
  let value: UInt64

  init(_ value: UInt64) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = UInt64(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a whole number")
    }
    self.value = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(value))
  }
}
