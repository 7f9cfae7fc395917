import Foundation

struct Mischief {
  func happen() {
    print(dlsym(nil, "exit") as Any)
  }
}
