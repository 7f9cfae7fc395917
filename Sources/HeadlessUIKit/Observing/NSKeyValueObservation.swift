/// An observation of one value of an object; it ends with this object.
///
/// It compares: setting a value to what it is already tells nobody, unless the values cannot be compared.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let identity: ObjectIdentifier
  private weak var object: AnyObject?
  /// Guards `action`, since any thread may end an observation.
  private let lock = NSLock()
  private var action: ((AnyObject) -> Void)?

  init(_ object: AnyObject, action: @escaping (AnyObject) -> Void) {
    identity = ObjectIdentifier(object)
    self.object = object
    self.action = action
    super.init()
    KeyValueObservers.add(self, to: object)
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    lock.withLock { action = nil }
    KeyValueObservers.remove(self, from: identity)
  }

  /// Looks whether the value has changed.
  func look(at changed: AnyObject) {
    // Another object may have come to the same place.
    guard object === changed else { return }
    let action = lock.withLock { self.action }
    action?(changed)
  }
}

/// What an observer receives of a change.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange

  /// What has been done, which is always setting.
  public let kind: Kind
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// Places in a collection; none here.
  public let indexes: IndexSet?
  /// Whether the change is still to come; never here.
  public let isPrior: Bool
}

/// What has been done with a value.
public enum NSKeyValueChange: UInt, Sendable {
  /// It was set.
  case setting = 1
  /// Something was put into it.
  case insertion = 2
  /// Something was taken out of it.
  case removal = 3
  /// Something in it was exchanged.
  case replacement = 4
}

/// What an observer wants to receive.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A first word at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A word before the change too; nothing comes of it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
