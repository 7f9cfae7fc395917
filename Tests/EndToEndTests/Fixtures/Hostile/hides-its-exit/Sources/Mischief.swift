import Foundation

struct Mischief {
  func happen() {
    let leave: (Int32) -> Never = (exit)
    leave(0)
  }
}
