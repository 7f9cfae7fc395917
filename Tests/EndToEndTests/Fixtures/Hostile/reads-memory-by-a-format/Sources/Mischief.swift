import Foundation

struct Mischief {
  func happen() {
    print(String(format: "%s", 0x10000))
  }
}
