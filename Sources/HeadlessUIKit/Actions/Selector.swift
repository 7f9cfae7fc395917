/// A method to call on a target, standing in for an Objective-C selector.
///
/// Made from an unapplied method, `Selector(Screen.save)`, of zero arguments, the sender, or the sender and the event. Two selectors
/// are equal when they have the same name and type; one made without a name equals its copies only.
/// The initialisers are `@preconcurrency` because Swift 5 mode takes no method for `Sendable`.
public struct Selector: Hashable, Sendable {
  private let identity: String
  private let call: @MainActor @Sendable (AnyObject, Any?) -> Bool

  /// Makes a selector from a method without arguments; `name` makes it equal to others of that name.
  @preconcurrency
  public init<Target, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, named name: String? = nil
  ) {
    identity = Selector.identity(of: Target.self, name)
    call = { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Makes a selector from a method that takes the sender.
  ///
  /// Calling it with a sender of another type stops the program with a sentence.
  @preconcurrency
  public init<Target, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    named name: String? = nil
  ) {
    identity = Selector.identity(of: Target.self, name)
    call = { target, sender in
      guard let target = target as? Target else { return false }
      guard let sender = sender as? Sender else {
        preconditionFailure("An action of \(Target.self) takes a \(Sender.self) as its sender.")
      }
      _ = method(target)(sender)
      return true
    }
  }

  /// Makes a selector from a method that takes the sender and the event.
  @preconcurrency
  public init<Target, Sender, Happening, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Happening) -> Result,
    named name: String? = nil
  ) {
    identity = Selector.identity(of: Target.self, name)
    call = { target, sender in
      guard let target = target as? Target else { return false }
      guard let sender = sender as? Sender, let event = UIEvent() as? Happening else {
        preconditionFailure(
          "An action of \(Target.self) takes a \(Sender.self) and a \(Happening.self).")
      }
      _ = method(target)(sender, event)
      return true
    }
  }

  /// Calls the method if `target` has it, and says whether it does.
  @MainActor
  func perform(on target: AnyObject, sender: Any?) -> Bool {
    call(target, sender)
  }

  /// Asks a target, or without one the responder chain from `start`, to perform the method.
  @MainActor
  func send(to target: AnyObject?, from sender: Any?, chain start: UIResponder?) {
    if let target {
      let found = perform(on: target, sender: sender)
      precondition(found, "An action was sent to \(type(of: target)), which has no such method.")
      return
    }
    guard let start else { return }
    _ = sequence(first: start, next: \.next).first { perform(on: $0, sender: sender) }
  }

  private static func identity(of target: Any.Type, _ name: String?) -> String {
    name.map { "\(String(reflecting: target)).\($0)" } ?? UUID().uuidString
  }

  /// Whether both stand for the same method.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.identity == right.identity
  }

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}
