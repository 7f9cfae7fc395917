/// The colour behind the initials, without UIKit.
nonisolated public enum AvatarTint: Int, CaseIterable, Sendable {
  case red, orange, green, blue
}
