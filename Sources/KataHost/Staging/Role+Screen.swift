/// The roles that every screen has, whatever its pattern.
extension Role {
  static let screen = Role(title: "screen", seam: nil)
  static let view = Role(title: "view", seam: nil)
}
