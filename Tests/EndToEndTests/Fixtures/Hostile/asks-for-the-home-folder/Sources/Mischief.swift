import Foundation

struct Mischief {
  func happen() {
    print(URL.homeDirectory, (try? URL(fileURLWithPath: "/etc").checkResourceIsReachable()) as Any)
  }
}
