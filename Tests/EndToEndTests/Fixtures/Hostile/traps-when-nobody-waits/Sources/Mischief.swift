struct Mischief {
  func happen() {
    Task.detached {
      try await Task.sleep(nanoseconds: 30_000_000)
      fatalError("much later")
    }
  }
}
