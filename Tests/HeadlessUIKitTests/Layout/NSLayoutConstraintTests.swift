import HeadlessUIKit
import Testing

@MainActor
struct NSLayoutConstraintTests {
  @Test func isHeldByTheNearestCommonAncestor() {
    let (root, one, other) = (UIView(), UIView(), UIView())
    root.addSubview(one)
    root.addSubview(other)
    let constraint = one.topAnchor.constraint(equalTo: other.bottomAnchor, constant: 8)
    NSLayoutConstraint.activate([constraint])
    #expect(root.constraints == [constraint])
    constraint.isActive = false
    #expect(root.constraints.isEmpty)
  }

  @Test func goesOutOfForceWithItsView() {
    let (root, inner) = (UIView(), UIView())
    root.addSubview(inner)
    let constraint = inner.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    constraint.isActive = true
    inner.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func keepsNoViewAlive() {
    weak var gone: UIView?
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      gone = view
      constraint = view.widthAnchor.constraint(equalToConstant: 44)
      constraint.isActive = true
    }
    #expect(gone == nil)
    #expect(constraint.firstItem == nil)
  }
}
