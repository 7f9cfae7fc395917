package import KataCore

extension Score.Feature {
  /// The feature as it opens a line.
  package var title: String {
    switch self {
    case .distribution: "Distribution"
    case .testability: "Testability"
    case .easeOfUse: "Ease of use"
    }
  }

  /// The feature inside a sentence.
  package var name: String { title.lowercased() }

  /// What a high score means.
  package var claim: String {
    switch self {
    case .distribution: "each type has one job"
    case .testability: "what the screen decides can be checked without the screen"
    case .easeOfUse: "little has to be written, read and followed"
    }
  }
}
