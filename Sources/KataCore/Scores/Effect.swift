/// Something that reaches outside the program's own objects: the network, the clock, a singleton.
package struct Effect: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
    case network, clock, randomness, storage, notifications, mainQueue, singleton, navigation,
      logging
  }

  package let kind: Kind
  /// The type that the call is written in.
  package let type: String
  package let location: SourceLocation
  /// What is called, such as `Date()`.
  package let call: String
  /// Whether a test can put something else in its place.
  package let isInterceptable: Bool

  package init(
    kind: Kind, type: String, location: SourceLocation, call: String, isInterceptable: Bool
  ) {
    self.kind = kind
    self.type = type
    self.location = location
    self.call = call
    self.isInterceptable = isInterceptable
  }
}
