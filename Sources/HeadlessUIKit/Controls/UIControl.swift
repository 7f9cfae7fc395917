/// A view a person acts on, which sends events to targets and actions.
///
/// Targets are held weakly, actions strongly; both run in the order they were added.
@MainActor
open class UIControl: UIControlMembers {
  /// Whether the control reacts to touches.
  open var isEnabled = true { didSet { EffectLog.note(.shown, "isEnabled", isEnabled, of: self) } }
  /// Whether the control is selected.
  open var isSelected = false {
    didSet { EffectLog.note(.shown, "isSelected", isSelected, of: self) }
  }
  /// Whether the control looks pressed.
  open var isHighlighted = false
  /// How content sits from top to bottom; kept only.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center
  /// How content sits from side to side; kept only.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center
  private var registrations: [Registration] = []

  /// Creates a control with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control; nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control that runs an action when its main event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The states the control is in.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Runs `action` on events, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(events: controlEvents, receiver: .action(action)))
  }

  /// Stops running an action on events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running the action of that identifier on events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { receiver in
      guard case .action(let action) = receiver else { return false }
      return action.identifier == actionIdentifier
    }
  }

  /// Sends `action` to `target` on events, or up the responder chain when there is no target.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    registrations.append(
      Registration(
        events: controlEvents,
        receiver: .target(WeakTarget(object: target, isChain: target == nil), action)))
  }

  /// Stops sending to a target; nil stands for any target or any action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    remove(controlEvents) { receiver in
      guard case .target(let held, let selector) = receiver else { return false }
      return (target == nil || held.object === target) && (action == nil || action == selector)
    }
  }

  /// The targets that are still there.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap { registration in
        guard case .target(let held, _) = registration.receiver else { return nil }
        return held.object as? NSObject
      })
  }

  /// All events something waits for.
  open var allControlEvents: Event {
    registrations.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Runs whatever waits for the events.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.receiver {
      case .action(let action): sendAction(action)
      case .target(let held, let selector):
        if held.isChain || held.object != nil { sendAction(selector, to: held.object, for: nil) }
      }
    }
  }

  /// Runs one action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.run(from: self)
  }

  /// Calls one method with the control as its sender.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    action.send(to: target.map { $0 as AnyObject }, from: self, chain: self)
  }

  private func remove(_ events: Event, where matches: (Receiver) -> Bool) {
    for index in registrations.indices where matches(registrations[index].receiver) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  private struct Registration {
    var events: Event
    let receiver: Receiver
  }

  private enum Receiver {
    case action(UIAction)
    case target(WeakTarget, Selector)
  }

  private struct WeakTarget {
    weak var object: AnyObject?
    let isChain: Bool
  }
}

/// A touch or key as the system reports it; never made here, present for signatures.
@MainActor
open class UIEvent: UIEventMembers {}
