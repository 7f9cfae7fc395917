import HeadlessUIKit
import Testing

@MainActor
struct UIViewTests {
  @Test func movesAViewBetweenSuperviews() {
    let (one, other, inner) = (UIView(), UIView(), UIView())
    one.addSubview(inner)
    other.addSubview(inner)
    #expect(one.subviews.isEmpty)
    #expect(inner.superview === other)
  }

  @Test func runsItsHooksAroundAMoveIntoAWindow() {
    let window = UIWindow()
    let view = HookView()
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.calls == [
        "will superview", "will window", "did superview", "did window",
        "will no superview", "will no window", "did no superview", "did no window",
      ])
  }

  @Test func laysOutOnlyWhenAsked() {
    let view = HookView()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func keepsFrameBoundsAndCentreTogether() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center = .zero
    #expect(view.frame == CGRect(x: -15, y: -20, width: 30, height: 40))
  }

  @Test func givesARemovedArrangedViewBackToNobody() {
    let label = UILabel()
    let stack = UIStackView(arrangedSubviews: [label])
    stack.removeArrangedSubview(label)
    #expect(stack.subviews == [label])
    stack.addArrangedSubview(label)
    label.removeFromSuperview()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  private final class HookView: UIView {
    var calls: [String] = []
    var layouts = 0

    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("will \(newSuperview == nil ? "no " : "")superview")
    }

    override func didMoveToSuperview() {
      calls.append("did \(superview == nil ? "no " : "")superview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append("will \(newWindow == nil ? "no " : "")window")
    }

    override func didMoveToWindow() {
      calls.append("did \(window == nil ? "no " : "")window")
    }

    override func layoutSubviews() {
      layouts += 1
    }
  }
}
