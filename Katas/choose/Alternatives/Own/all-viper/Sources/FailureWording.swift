/// How it reads that the library did not do what it was asked for.
struct FailureWording {
  func text(isConnected: Bool) -> String {
    isConnected
      ? "The library refused." : "That did not work. Please check your connection."
  }
}
