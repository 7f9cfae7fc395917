/// What somebody has earned by publishing.
nonisolated public enum UserLevel: CaseIterable, Sendable {
  /// Fewer than 10 texts.
  case newcomer
  /// 10 to 99 texts.
  case writer
  /// 100 texts and more.
  case author
}
