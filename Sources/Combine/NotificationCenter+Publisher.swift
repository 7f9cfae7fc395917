import Foundation
import OpenCombine

extension NotificationCenter {
  /// Publishes the notifications of a name.
  public typealias Publisher = OCombine.Publisher

  /// A publisher of the notifications of a name, from one object or from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    ocombine.publisher(for: name, object: object)
  }
}
