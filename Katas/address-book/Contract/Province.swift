/// A province, which never changes while the app runs.
nonisolated public struct Province: Equatable, Sendable {
  /// What the server calls it, such as `ZJ`.
  public var code: String
  /// What people call it.
  public var name: String

  /// Makes a province from both names.
  public init(code: String, name: String) {
    self.code = code
    self.name = name
  }
}
