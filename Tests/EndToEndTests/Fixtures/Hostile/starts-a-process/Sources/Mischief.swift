import Foundation

struct Mischief {
  func happen() {
    try? Process.run(URL(fileURLWithPath: "/usr/bin/true"), arguments: [])
  }
}
