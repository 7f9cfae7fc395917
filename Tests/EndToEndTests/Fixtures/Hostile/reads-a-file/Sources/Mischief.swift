import Foundation

struct Mischief {
  func happen() {
    print((try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) ?? "")
  }
}
