import Foundation

struct Mischief {
  init() {
    exit(0)
  }

  func happen() {}
}
