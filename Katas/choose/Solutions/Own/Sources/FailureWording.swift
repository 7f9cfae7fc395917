import LibraryContract

/// How it reads that the library did not do what it was asked for.
struct FailureWording {
  func text(of failure: LibraryFailure) -> String {
    switch failure {
    case .noConnection: "That did not work. Please check your connection."
    case .refused: "The library refused."
    }
  }
}
