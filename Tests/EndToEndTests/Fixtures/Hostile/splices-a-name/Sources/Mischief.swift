import UIKit

final class Mischief {
  @objc func `a", named: { ProcessInfo.processInfo.hostName }() + "`() {}

  func happen() {
    _ = #selector(`a", named: { ProcessInfo.processInfo.hostName }() + "`)
  }
}
