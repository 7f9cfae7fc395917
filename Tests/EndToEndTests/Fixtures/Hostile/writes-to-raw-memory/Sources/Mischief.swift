struct Mischief {
  func happen() {
    let place = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    place.pointee = 1
  }
}
