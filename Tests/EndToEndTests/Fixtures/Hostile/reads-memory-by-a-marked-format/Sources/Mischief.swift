import Foundation

struct Mischief {
  func happen() {
    // Foundation reads the letter and the mark apart.
    print(String(format: "%s\u{301}", 0x10000))
  }
}
