import Foundation

extension Notification.Name { static let changed15 = Notification.Name("changed15") }
final class Hub15 {
  private var tokens: [any NSObjectProtocol] = []
  func listen() {
    tokens.append(
      NotificationCenter.default.addObserver(forName: .changed15, object: nil, queue: .main) { n in
        print(n.userInfo?["k"] as? Int ?? 0)
      })
  }
  func post() {
    NotificationCenter.default.post(name: .changed15, object: self, userInfo: ["k": 1])
  }
  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
