/// Somebody's profile: a model that tells when it has changed.
public final class Profile {
  /// The name, which should not be blank.
  public var name: String { didSet { tell() } }
  /// Where the person lives.
  public var city: String { didSet { tell() } }
  private var observers: [Observer] = []

  private struct Observer {
    weak var owner: AnyObject?
    let handler: () -> Void
  }

  /// Makes a profile from its parts.
  public init(name: String, city: String) {
    self.name = name
    self.city = city
  }

  /// Calls `handler` after every change for as long as `owner` is there; it does not keep `owner` alive.
  ///
  /// The handler is kept, so it must not keep `owner` alive either.
  public func observe(for owner: AnyObject, _ handler: @escaping () -> Void) {
    observers.append(Observer(owner: owner, handler: handler))
  }

  private func tell() {
    observers.removeAll { $0.owner == nil }
    for observer in observers { observer.handler() }
  }
}
