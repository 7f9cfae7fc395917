/// Where a member is written, which decides over its form.
enum MemberScope: Sendable {
  case `class`(Family)
  case `extension`
  case structure
  /// As a requirement of its protocol.
  case requirement
  /// As the default of an optional requirement.
  case `default`
  /// In a class, so that subclasses can override what its protocol asks for.
  case mirror

  /// Whether what is written there is what a program uses by its name.
  var isDeclaring: Bool {
    switch self {
    case .class, .extension, .structure: true
    case .requirement, .default, .mirror: false
    }
  }
}
