import Testing

/// A change of a solution's text that leaves its design as it is.
struct Move: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let apply: @Sendable (Draft) -> Draft

  init(_ name: String, _ apply: @escaping @Sendable (Draft) -> Draft) {
    testDescription = name
    self.apply = apply
  }
}
