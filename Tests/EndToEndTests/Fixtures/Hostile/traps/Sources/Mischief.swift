struct Mischief {
  func happen() {
    fatalError("nobody to greet")
  }
}
