/// The parts that the patterns ask for, as lessons call them.
extension Role {
  static let view = Role(title: "view", seam: nil)
  static let screen = Role(title: "screen", seam: nil)
  static let presenter = Role(title: "presenter", seam: "SamplePresenter")
}
