import Foundation

/// Names of Foundation on a phone, in a file that does not import UIKit.
final class Plain: NSObject {
  private var token: NSKeyValueObservation?
  private var timer: Timer?
  private var count = 0

  func begin(_ watch: Watch) {
    NotificationCenter.default.addObserver(
      self, selector: #selector(tick), name: .init("tick"), object: nil)
    token = watch.observe(\.name) { [weak self] _, _ in self?.tick() }
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] _ in
      self?.tick()
    }
    autoreleasepool { tick() }
  }

  @objc private func tick() { count += 1 }
}
