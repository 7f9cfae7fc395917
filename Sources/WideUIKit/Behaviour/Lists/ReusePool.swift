/// Views that wait to be used again, and what new ones are made of.
@MainActor
struct ReusePool<View: UIView> {
  private var classes: [String: AnyClass] = [:]
  private var waiting: [String: [View]] = [:]

  mutating func register(_ kind: AnyClass?, _ identifier: String) {
    classes[identifier] = kind
  }

  func isRegistered(_ identifier: String) -> Bool { classes[identifier] != nil }

  func kind(_ identifier: String) -> AnyClass? { classes[identifier] }

  /// A view that waits; nil when none does.
  mutating func take(_ identifier: String) -> View? {
    guard waiting[identifier]?.isEmpty == false else { return nil }
    return waiting[identifier]?.removeLast()
  }

  /// Keeps a view for later; one without identifier is let go.
  mutating func keep(_ view: View, _ identifier: String?) {
    guard let identifier else { return }
    waiting[identifier, default: []].append(view)
  }
}
