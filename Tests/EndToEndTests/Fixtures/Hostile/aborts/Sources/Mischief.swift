import Foundation

struct Mischief {
  func happen() {
    abort()
  }
}
