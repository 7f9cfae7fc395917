import KataContent
import KataCore
import Testing

struct KataMeasuresTests {
  @Test func readsDepthServicesAndThresholds() throws {
    let folder = try KataFolder(
      more: """
        "depth":"ownTests","services":{"TeaStore":"storage","Kettle.Feed":"observing"},
        "thresholds":{"distribution":60,"easeOfUse":0},
        """)
    let kata = try folder.kata()
    #expect(kata.depth == .ownTests)
    #expect(kata.services == ["TeaStore": .storage, "Kettle.Feed": .observing])
    #expect(kata.thresholds == [.distribution: 60, .easeOfUse: 0])
  }

  @Test func asksForNothingByItself() throws {
    let kata = try KataFolder().kata()
    #expect(kata.depth == .givenSeam)
    #expect(kata.services.isEmpty)
    #expect(kata.thresholds.isEmpty)
    #expect(kata.anchors.isEmpty)
  }

  @Test(arguments: [
    (#""depth":"ownTest","#, #"`depth` is "ownTest"; did you mean "ownTests"?"#),
    (#""depth":"deep","#, "the words are givenSeam, ownSeam, ownTests"),
    (#""services":{"Store":"storge"},"#, #"did you mean "storage"?"#),
    (#""services":{"a store":"storage"},"#, "no type's name"),
    (#""services":["Store"],"#, "`services` is not"),
    (#""thresholds":{"ease":3},"#, #""ease"; did you mean "easeOfUse"?"#),
    (#""thresholds":{"testability":101},"#, "`thresholds.testability` is no whole number"),
    (#""thresholds":{"testability":0.5},"#, "thresholds.testability"),
    (#""thresholds":{"testability":1e300},"#, "thresholds.testability"),
  ])
  func namesWhatIsWrong(more: String, words: String) throws {
    let folder = try KataFolder(more: more)
    let error = try #require(throws: ContentError.self) { try folder.kata() }
    #expect("\(error)".contains(words), "\(error)")
    #expect("\(error)".contains("kata.json"))
  }
}
