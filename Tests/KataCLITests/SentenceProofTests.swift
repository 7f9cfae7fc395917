import Foundation
import KataCore
import Testing

@testable import KataCLI

struct SentenceProofTests {
  @Test func namesASentenceThatIsMissing() {
    let proof = SentenceProof(english: ["A.", "B."], others: [(.chinese, ["A.", "C."])])
    let problems = "\(proof.problems)"
    #expect(proof.problems.count == 2)
    #expect(problems.contains("is missing: B."))
    #expect(problems.contains("is no sentence of the program: C."))
    #expect(problems.contains("zh-Hans.lproj"))
  }

  @Test func findsTheShippedCataloguesComplete() {
    #expect(SentenceProof().problems.isEmpty)
    #expect(!SentenceFile(of: .chinese).sentences.isEmpty)
  }

  @Test func keepsEveryPlaceInTheTranslation() {
    for (key, value) in SentenceFile(of: .chinese).sentences {
      let places = key.components(separatedBy: "%@").count
      let kept = ["%@", "$@"].map { value.components(separatedBy: $0).count }.reduce(-1, +)
      #expect(places == kept, "\(key)")
    }
  }
}
