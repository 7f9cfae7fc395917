// swift-format-ignore-file
struct Mischief {
  var name: String?

  func happen() {
    print(name!)
  }
}
