import Foundation

/// A kata in one of its patterns, on which a test works.
struct Exercise: Sendable {
  let kata: String
  let pattern: String
  /// The folder of the reference's files.
  let reference: URL
  /// The fixture that calls what is hostile at each tap on the main button.
  let hook: String

  /// What a test works on unless it is about more: a check takes half the time that one of the greeting takes.
  static let counter = Exercise(
    kata: "counter", pattern: "viper",
    reference: Products.katas.appending(path: "counter/Solutions/Counter/Sources"),
    hook: "Hostile/counter-hook")

  /// A whole screen, with scores.
  static func greeting(_ pattern: String = "mvp") -> Exercise {
    let folder = "greeting/Solutions/\(pattern.uppercased())/Sources"
    return Exercise(
      kata: "greeting", pattern: pattern, reference: Products.katas.appending(path: folder),
      hook: "Hostile/greeting-hook")
  }
}
