import Foundation
import KataCLI
import KataTestSupport
import Testing

/// Lessons and their questions, as somebody reads them who has never been here.
struct ReadingTests {
  private var world: World

  init() throws {
    world = try World()
  }

  @Test func listsTheLessonsAndWhereToBegin() async {
    #expect(await world.run("lessons") == .done)
    let text = world.answer()
    for name in ["why", "mvc", "mvp", "mvvm", "viper", "glance", "choosing"] {
      #expect(text.contains(name))
    }
    #expect(text.contains("`kata read why`"))
  }

  @Test(arguments: [("mvpp", "mvp"), ("vipr", "viper"), ("chosing", "choosing")])
  func suggestsTheNearestLesson(word: String, name: String) async {
    #expect(await world.run("read", word) == .usage)
    #expect(world.errors.text.contains("`\(name)`"))
  }

  @Test func readsALessonByNumberAndByName() async {
    #expect(await world.run("read", "3") == .done)
    let byNumber = world.answer()
    #expect(await world.run("read", "mvp") == .done)
    #expect(byNumber == world.answer())
  }

  @Test func printsTheAnswersBehindTheQuestionsWhereNobodyCanAnswer() async throws {
    #expect(await world.run("read", "why") == .done)
    let text = world.answer()
    let question = try #require(text.range(of: "Question 5 of 5"))
    let answers = try #require(text.range(of: "\nAnswers\n"))
    #expect(question.upperBound < answers.lowerBound)
    #expect(text[answers.upperBound...].contains("1. "))
  }

  @Test func endsALessonWithItsDrillsAndThenItsKata() async throws {
    #expect(await world.run("read", "mvp") == .done)
    let text = world.answer()
    let drill = try #require(text.range(of: "`kata drill rings`"))
    let kata = try #require(text.range(of: "`kata start greeting mvp`"))
    #expect(drill.lowerBound < kata.lowerBound)
  }

  @Test func saysWhenNoQuestionWasAnswered() async {
    var world = world
    world.input = ScriptedInput()
    world.isTerminal = true
    #expect(await world.run("read", "why", "--questions") == .done)
    let text = world.answer()
    #expect(text.contains("No question was answered."))
    #expect(!text.contains("at the first try"))
  }

  @Test func explainsAWrongAnswerAndAsksAgain() async {
    var world = world
    let input = ScriptedInput("a", "b", "q")
    world.input = input
    world.isTerminal = true
    #expect(await world.run("read", "why", "--questions") == .done)
    let text = world.answer()
    #expect(text.contains("Not a."))
    #expect(text.contains("Right."))
    #expect(text.contains("0 of 1 answered right at the first try"))
    #expect(input.questions.count == 3)
  }

  @Test func foldsCodeThatAReaderHasSeen() async {
    var world = world
    world.isTerminal = true
    world.environment = ["PAGER": "cat"]
    world.input = ScriptedInput("q")
    #expect(await world.run("read", "why", "--no-pager") == .done)
    let text = world.answer()
    #expect(text.contains("more lines of code: press m"))
    #expect(!text.contains("protocol SwitchStore"))
    world.input = ScriptedInput("q")
    #expect(await world.run("read", "why", "--no-pager", "--whole") == .done)
    #expect(world.answer().contains("protocol SwitchStore"))
  }

  @Test func showsFoldedCodeAtTheQuestions() async {
    var world = world
    world.isTerminal = true
    world.input = ScriptedInput("m", "q")
    #expect(await world.run("read", "why", "--questions") == .done)
    #expect(world.answer().contains("protocol SwitchStore"))
  }

  @Test func foldsNothingInAPipe() async {
    #expect(await world.run("read", "why") == .done)
    #expect(world.answer().contains("protocol SwitchStore"))
  }

  @Test func countsWhatIsRightAtTheFirstTry() async {
    var world = world
    world.input = ScriptedInput("b", "q")
    world.isTerminal = true
    #expect(await world.run("read", "why", "--questions") == .done)
    #expect(world.answer().contains("1 of 1 answered right at the first try"))
  }

  @Test func remembersAWrongTryWhenAQuestionIsAskedAgain() async {
    var world = world
    world.isTerminal = true
    world.input = ScriptedInput("c", "q")
    _ = await world.run("read", "why", "--questions")
    _ = world.answer()
    world.input = ScriptedInput("b", "q")
    #expect(await world.run("read", "why", "--questions") == .done)
    #expect(world.answer().contains("0 of 1 answered right at the first try"))
  }

  @Test func asksOnlyWhatHasNoRightAnswerYet() async {
    var world = world
    world.isTerminal = true
    world.input = ScriptedInput("b", "q")
    _ = await world.run("read", "why", "--questions")
    _ = world.answer()
    world.input = ScriptedInput("q")
    _ = await world.run("read", "why", "--questions")
    #expect(world.answer().contains("Question 2 of 5"))
  }

  @Test func switchesTheLanguageForGood() async {
    #expect(await world.run("lang", "zh") == .done)
    _ = world.answer()
    #expect(await world.run("lessons") == .done)
    #expect(world.answer().contains("课程"))
    #expect(await world.run("lang", "klingon") == .usage)
    #expect(world.errors.text.contains("klingon"))
  }

  @Test func readsLessonsOfATeachersOwnEvenBrokenOnes() async throws {
    try world.folder.write(
      #"{"schema":"kata/lessons/v1","lessons":[{"id":"own","minutes":1,"practice":[]}]}"#,
      to: "lessons/lessons.json")
    try world.folder.write(
      "# Own lesson\n\n* un**clos\n\n```swift\nlet x", to: "lessons/en/01-own.md")
    #expect(await world.run("read", "own", "--lessons", "lessons") == .done)
    let text = world.answer()
    #expect(text.contains("Own lesson"))
    #expect(text.contains("un**clos"))
    #expect(text.contains("let x"))
  }
}
