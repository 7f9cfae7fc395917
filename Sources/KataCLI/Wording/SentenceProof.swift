import KataCore
import KataPipeline

/// Compares the program's catalogues: each has every sentence of the English one, and no other.
struct SentenceProof: Sendable {
  private let english: Set<String>
  private let catalogues: [(language: Language, keys: Set<String>)]

  init() {
    self.init(
      english: Set(SentenceFile(of: .english).sentences.keys),
      others: Language.allCases.filter { $0 != .english }.map {
        ($0, Set(SentenceFile(of: $0).sentences.filter { !$0.value.isEmpty }.keys))
      })
  }

  init(english: Set<String>, others: [(language: Language, keys: Set<String>)]) {
    self.english = english
    catalogues = others
  }

  var problems: [ContentProof.Problem] {
    catalogues.flatMap { catalogue in
      let subject = "Sentences/\(catalogue.language.rawValue).lproj/Localizable.strings"
      return english.subtracting(catalogue.keys).sorted().map {
        ContentProof.Problem(subject: subject, message: "is missing: \($0)")
      }
        + catalogue.keys.subtracting(english).sorted().map {
          ContentProof.Problem(subject: subject, message: "is no sentence of the program: \($0)")
        }
    }
  }
}
