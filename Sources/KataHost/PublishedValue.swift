/// Looks behind what Combine wraps around a value, as if the value itself were stored.
///
/// What is published is the learner's; who has subscribed to it, and how, is not what an object stores.
enum PublishedValue {
  private static let wrapper = "OpenCombine.Published<"
  private static let subject = "OpenCombine.CurrentValueSubject<"
  /// The fields that lead to the value, by the names that Combine's stand-in has for them.
  private static let way: Set = ["storage", "_storage", "wrappedValue", "publisher", "subject"]
  private static let end: Set = ["value", "currentValue"]

  /// The current value of a `@Published` property or of a `CurrentValueSubject`; nil for anything else.
  static func current(in value: Any) -> Any? {
    let name = String(reflecting: type(of: value))
    guard name.hasPrefix(wrapper) || name.hasPrefix(subject) else { return nil }
    var place = Mirror(reflecting: value)
    while true {
      if let found = place.children.first(where: { end.contains($0.label ?? "") }) {
        return found.value
      }
      guard let next = place.children.first(where: { way.contains($0.label ?? "") }) else {
        return nil
      }
      place = Mirror(reflecting: next.value)
    }
  }

  /// The type of the value behind `@Published`; nil for any other type.
  ///
  /// What describes a struct has its kind and its declaration first, and then what it is generic over.
  static func published(by type: Any.Type) -> Any.Type? {
    guard String(reflecting: type).hasPrefix(wrapper) else { return nil }
    return unsafeBitCast(type, to: UnsafePointer<Any.Type>.self)[2]
  }

  /// Says whether a value is what a subscription is cancelled by.
  static func isCancellable(_ value: Any) -> Bool {
    String(reflecting: type(of: value)) == "OpenCombine.AnyCancellable"
  }
}
