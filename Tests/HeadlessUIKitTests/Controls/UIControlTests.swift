import HeadlessUIKit
import Testing

@MainActor
struct UIControlTests {
  @Test func runsTargetsAndActionsInTheOrderTheyWereAdded() {
    let button = UIButton(type: .system)
    let receiver = Receiver()
    button.addTarget(receiver, action: Selector(Receiver.plain), for: .touchUpInside)
    button.addAction(UIAction { _ in receiver.calls.append("action") }, for: .touchUpInside)
    button.addTarget(receiver, action: Selector(Receiver.withSender), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .valueChanged)
    #expect(receiver.calls == ["plain", "action", "sender is the button"])
  }

  @Test func replacesAnActionOfTheSameIdentifier() {
    let control = UIControl()
    var calls: [String] = []
    let identifier = UIAction.Identifier("greet")
    for word in ["old", "new"] {
      control.addAction(
        UIAction(identifier: identifier) { _ in calls.append(word) }, for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    control.removeAction(identifiedBy: identifier, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["new"])
  }

  @Test func holdsTargetsWeaklyAndActionsStrongly() {
    let control = UIControl()
    weak var target: Receiver?
    weak var captured: Receiver?
    do {
      let (one, other) = (Receiver(), Receiver())
      (target, captured) = (one, other)
      control.addTarget(one, action: Selector(Receiver.plain), for: .touchDown)
      control.addAction(UIAction { _ in other.plain() }, for: .touchDown)
    }
    #expect(target == nil)
    #expect(captured != nil)
    control.sendActions(for: .touchDown)
    #expect(captured?.calls == ["plain"])
  }

  @Test func removesATarget() {
    let control = UIControl()
    let receiver = Receiver()
    control.addTarget(receiver, action: Selector(Receiver.plain), for: [.touchDown, .touchCancel])
    control.removeTarget(receiver, action: nil, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(receiver.calls.isEmpty)
    #expect(control.allControlEvents == .touchCancel)
  }

  @Test func sendsTargetlessActionsUpTheResponderChain() {
    let receiver = ReceivingView()
    let control = UIControl()
    receiver.addSubview(control)
    control.addTarget(nil, action: Selector(ReceivingView.receive), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(receiver.count == 1)
  }

  @Test func givesAnActionItsSenderWhileItRuns() {
    let control = UIControl()
    var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    control.addAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @MainActor
  private final class Receiver: NSObject {
    var calls: [String] = []

    func plain() {
      calls.append("plain")
    }

    func withSender(_ sender: UIButton) {
      calls.append("sender is the button")
    }
  }

  private final class ReceivingView: UIView {
    var count = 0

    func receive() {
      count += 1
    }
  }
}
