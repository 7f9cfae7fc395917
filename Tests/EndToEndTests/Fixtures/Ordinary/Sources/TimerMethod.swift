import UIKit

final class Stop59: UIViewController {
  private var t: Timer?
  private var s = 0
  override func viewWillAppear(_ a: Bool) {
    super.viewWillAppear(a)
    t = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }
  override func viewDidDisappear(_ a: Bool) {
    super.viewDidDisappear(a)
    t?.invalidate()
  }
  func tick() {
    s += 1
    title = String(format: "%02d:%02d", s / 60, s % 60)
  }
}
