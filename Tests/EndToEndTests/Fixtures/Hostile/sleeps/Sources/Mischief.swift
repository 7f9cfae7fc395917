import Foundation

struct Mischief {
  func happen() {
    sleep(60)
  }
}
