import Foundation

/// What `kata score --json` says of the learner's own tests.
struct OwnTestsReport: Decodable {
  struct Test: Decodable {
    let name: String
    let passed: Bool
    let message: String?
    let loadsView: Bool
  }

  struct Problem: Decodable {
    struct Location: Decodable {
      let path: String
      let line: Int
    }

    let id: String
    let location: Location?
  }

  struct Tally: Decodable {
    let killed: Int
    let survived: Int
    let uncovered: Int
  }

  let tests: [Test]
  let problems: [Problem]
  let mutants: Tally
}

/// The parts of `kata score --json` that own tests can touch.
struct ScoresWithOwnTests: Decodable {
  struct Scores: Decodable {
    struct Value: Decodable {
      let raw: Double
    }

    struct Finding: Decodable {
      let rule: String
    }

    let testability: Value
    let ownTests: OwnTestsReport?
    let findings: [Finding]
  }

  let scores: Scores

  init(_ text: String) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Self.self, from: Data(text.utf8))
  }
}
