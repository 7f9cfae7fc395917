import Synchronization

/// Who waits for values of objects to change.
///
/// A setter that tells here costs one look at a flag as long as nobody waits.
enum KeyValueObservers {
  /// An observation, which its owner keeps.
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private static let areAny = Atomic<Bool>(false)
  private static let entries = Mutex<[ObjectIdentifier: [Entry]]>([:])

  /// Whether anybody waits for any value.
  static var isAnyoneWaiting: Bool { areAny.load(ordering: .relaxed) }

  /// Lets everybody look who waits for a value of an object.
  @inline(__always)
  static func note(_ object: AnyObject) {
    guard areAny.load(ordering: .relaxed) else { return }
    tell(object)
  }

  private static func tell(_ object: AnyObject) {
    let waiting = entries.withLock { $0[ObjectIdentifier(object)] ?? [] }
    for entry in waiting { entry.observation?.look(at: object) }
  }

  static func add(_ observation: NSKeyValueObservation, to object: AnyObject) {
    let entry = Entry(observation: observation)
    entries.withLock { $0[ObjectIdentifier(object), default: []].append(entry) }
    areAny.store(true, ordering: .relaxed)
  }

  static func remove(_ observation: NSKeyValueObservation, from object: ObjectIdentifier) {
    let isEmpty = entries.withLock { entries in
      let left = entries[object]?.filter {
        $0.observation != nil && $0.observation !== observation
      }
      entries[object] = left?.isEmpty == false ? left : nil
      return entries.isEmpty
    }
    if isEmpty { areAny.store(false, ordering: .relaxed) }
  }
}
