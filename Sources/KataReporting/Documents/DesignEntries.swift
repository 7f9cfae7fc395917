package import KataCore

/// A type of the program as documents present it.
package struct TypeEntry: Codable, Hashable, Sendable {
  package struct Duty: Codable, Hashable, Sendable {
    package let responsibility: String
    package let share: Double
    package let places: [PlaceEntry]
  }

  package let name: String
  package let kind: String
  package let role: String
  package let location: SourceLocation
  package let lines: Int
  package let jobs: Double
  package let isMassiveController: Bool
  package let duties: [Duty]

  package enum CodingKeys: String, CodingKey {
    case name, kind, role, location, lines, jobs, duties
    case isMassiveController = "massive_controller"
  }

  init(_ type: TypeReading) {
    name = type.name
    kind = SnakeCase(type.kind.rawValue).description
    role = SnakeCase(type.role.rawValue).description
    location = type.location
    lines = type.lines
    jobs = type.jobs.rounded(places: 4)
    isMassiveController = type.isMassiveController
    duties = type.duties.map { duty in
      Duty(
        responsibility: SnakeCase(duty.responsibility.rawValue).description,
        share: duty.share.rounded(places: 4), places: PlaceEntry.all(duty.lines))
    }
  }
}

/// The lines of one file that something is about.
package struct PlaceEntry: Codable, Hashable, Sendable {
  package let path: RelativePath
  package let lines: [Int]

  /// Sorts places into files.
  static func all(_ locations: [SourceLocation]) -> [PlaceEntry] {
    let lines = Dictionary(grouping: locations, by: \.path).mapValues { Set($0.map(\.line)) }
    return lines.keys.sorted().map { PlaceEntry(path: $0, lines: (lines[$0] ?? []).sorted()) }
  }
}

/// What one type knows of another.
package struct ReferenceEntry: Codable, Hashable, Sendable {
  package let from: String
  package let to: String
  package let kinds: [String]
  package let through: String?
  package let isAllowed: Bool
  package let locations: [SourceLocation]

  package enum CodingKeys: String, CodingKey {
    case from, to, kinds, through, locations
    case isAllowed = "allowed"
  }

  init(_ edge: GraphEdge) {
    from = edge.from
    to = edge.to
    kinds = edge.kinds.map { SnakeCase($0.rawValue).description }
    through = edge.through
    isAllowed = edge.isAllowed
    locations = edge.locations
  }
}

/// Something outside the program that a type reaches.
package struct EffectEntry: Codable, Hashable, Sendable {
  package let kind: String
  package let type: String
  package let call: String
  package let location: SourceLocation
  package let isInterceptable: Bool

  package enum CodingKeys: String, CodingKey {
    case kind, type, call, location
    case isInterceptable = "interceptable"
  }

  init(_ effect: Effect) {
    kind = SnakeCase(effect.kind.rawValue).description
    type = effect.type
    call = effect.call
    location = effect.location
    isInterceptable = effect.isInterceptable
  }
}

extension Double {
  /// The number without the digits that no measure has; what is no number becomes 0, since JSON has no word for it.
  func rounded(places: Int) -> Double {
    guard isFinite else { return 0 }
    let scale = (0..<places).reduce(1.0) { product, _ in product * 10 }
    return (self * scale).rounded() / scale
  }
}
