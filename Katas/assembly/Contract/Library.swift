/// Knows the books.
public protocol Library: AnyObject {
  /// The books on the shelf, in order.
  func books() -> [Book]
}
