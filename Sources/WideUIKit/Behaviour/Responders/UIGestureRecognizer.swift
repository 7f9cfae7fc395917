/// Waits for a movement of fingers and calls methods when it comes; a test's driver performs the movement.
@MainActor
open class UIGestureRecognizer: UIGestureRecognizerMembers {
  /// How far the movement has come.
  open var state: State = .possible
  /// The view the recogniser is attached to.
  open internal(set) weak var view: UIView?
  /// Whether it waits at all.
  open var isEnabled = true
  /// The object that is asked before it begins.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Where the movement was performed.
  var place = CGPoint.zero
  private var calls: [(target: WeakObject, action: Selector)] = []

  private struct WeakObject {
    weak var object: AnyObject?
  }

  /// Creates a recogniser that calls a method of a target, which it holds weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser that calls nobody yet.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Calls another method too.
  open func addTarget(_ target: Any, action: Selector) {
    calls.append((WeakObject(object: target as AnyObject), action))
  }

  /// Calls a method no longer; nil stands for any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    calls.removeAll {
      (target == nil || $0.target.object === target) && (action == nil || $0.action == action)
    }
  }

  /// Where the movement is, in a view or the window.
  open func location(in view: UIView?) -> CGPoint { place }

  /// How many fingers take part.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Whether one of two recognisers' delegates lets both see the same movement.
  func mayRecognize(beside other: UIGestureRecognizer) -> Bool {
    let wishes = [
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other),
      other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self),
    ]
    return wishes.contains(true)
  }

  /// Performs the movement from its beginning to its end, and says whether anybody wanted it.
  @discardableResult
  func perform(through states: [State] = [.ended]) -> Bool {
    guard isEnabled, view?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizerShouldBegin(self) ?? true,
      delegate?.gestureRecognizer(self, shouldReceive: UITouch()) ?? true
    else { return false }
    for state in states {
      self.state = state
      for call in calls {
        guard let target = call.target.object else { continue }
        call.action.send(to: target, from: self, chain: nil)
      }
    }
    state = .possible
    return true
  }
}

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Adds what reacts to drags, drops or menus.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes it away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
