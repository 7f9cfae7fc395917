struct Mischief {
  func happen() {
    Task.detached {
      var count: UInt64 = 0
      while true { count &+= 1 }
    }
  }
}
