import KataContent
import KataCore
import Testing

struct DrillEntryTests {
  @Test func readsADrill() throws {
    let kata = try KataFolder(more: #""kind":"drill","lesson":"mvvm","minutes":8,"#).kata()
    #expect(kata.drill == Drill(lesson: "mvvm", minutes: 8))
    #expect(!kata.isScored)
  }

  @Test func scoresADrillThatSaysSo() throws {
    let more = #""kind":"drill","lesson":"mvvm","minutes":8,"scored":true,"#
    #expect(try KataFolder(more: more).kata().isScored)
  }

  @Test func takesWhateverSaysNothingForAKata() throws {
    let kata = try KataFolder().kata()
    #expect(kata.drill == nil)
    #expect(kata.isScored)
  }

  @Test(arguments: [
    (#""kind":"dril","#, "the words are kata, drill"),
    (#""kind":"drill","minutes":8,"#, "names its lesson"),
    (#""kind":"drill","lesson":"mvc","#, "1 to 15"),
    (#""kind":"drill","lesson":"mvc","minutes":60,"#, "1 to 15"),
    (#""lesson":"mvc","#, "`lesson` is for drills"),
    (#""minutes":5,"#, "`minutes` is for drills"),
    (#""kind":"kata","scored":false,"#, "`scored` is for drills"),
  ])
  func namesWhatIsWrong(more: String, words: String) throws {
    let folder = try KataFolder(more: more)
    let error = try #require(throws: ContentError.self) { try folder.kata() }
    #expect("\(error)".contains(words), "\(error)")
  }
}
