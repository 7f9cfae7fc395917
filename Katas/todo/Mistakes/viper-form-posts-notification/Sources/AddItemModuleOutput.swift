import Foundation

extension Notification.Name {
  static let didAddItem = Notification.Name("didAddItem")
}
