import Foundation
import KataCore
import KataRecords
import Testing

struct ProgressSummaryTests {
  private let folder: RecordFolder
  private let store: RecordStore

  init() throws {
    folder = try RecordFolder()
    store = try folder.store()
  }

  @Test func isEmptyAtFirst() throws {
    #expect(try store.summary().exercises.isEmpty)
    #expect(try store.summary().lessons.isEmpty)
  }

  @Test func addsUpTheAttemptsOfAnExercise() throws {
    let attempts: [AttemptRecord] = [
      .sample(minute: 1, score: 5, of: 8),
      .sample(workspace: "/passed", minute: 2, score: 8, of: 8),
      .sample(workspace: "/again", minute: 4, score: 8, of: 8),
      .sample(workspace: "/last", minute: 5, score: 9, of: 10),
    ]
    for attempt in attempts.shuffled() { try store.note(attempt) }
    let exercise = try #require(try store.summary().exercises.first)
    #expect(exercise.attempts == 4)
    #expect(exercise.bestScore == 8)
    #expect(exercise.maxScore == 8)
    #expect(exercise.firstPassed == attempts[1].started)
    #expect(exercise.lastAttempt == attempts[3].started)
    #expect(exercise.lastWorkspace == "/last")
    #expect(abs(exercise.seconds - 4 * 0.512) < 0.000_001)
    #expect(exercise.hints == 0)
    #expect(!exercise.gaveUp)
  }

  @Test func keepsKatasAndPatternsApart() throws {
    try store.note(.sample("greeting", "mvvm"))
    try store.note(.sample("greeting", "mvp", score: 8, of: 8))
    try store.noteHint(kata: "counter", pattern: "mvp", check: "MVP.a", level: 1)
    try store.noteSolutionShown(kata: "zoo", pattern: "mvp", gaveUp: true)
    let exercises = try store.summary().exercises
    #expect(
      exercises.map { "\($0.kata) \($0.pattern)" }
        == ["counter mvp", "greeting mvp", "greeting mvvm", "zoo mvp"])
    #expect(exercises.map(\.attempts) == [0, 1, 1, 0])
    #expect(exercises.map(\.hints) == [1, 0, 0, 0])
    #expect(exercises.map(\.gaveUp) == [false, false, false, true])
    #expect(exercises.map { $0.firstPassed != nil } == [false, true, false, false])
  }

  @Test func countsEachHintOnce() throws {
    for level in [1, 2, 2, 2] {
      try store.noteHint(kata: "greeting", pattern: "mvp", check: "MVP.a", level: level)
    }
    try store.noteHint(kata: "greeting", pattern: "mvp", check: "MVP.b", level: 1)
    #expect(try store.summary().exercises.map(\.hints) == [3])
  }

  @Test func holdsGivingUpAgainstNobodyWhoHadPassed() throws {
    try store.noteSolutionShown(kata: "greeting", pattern: "mvp", gaveUp: false)
    #expect(try store.summary().exercises.map(\.gaveUp) == [false])
  }

  @Test func takesNothingBackThatWasPassedWithoutHelp() throws {
    try store.note(.sample(minute: -60, score: 8, of: 8))
    try store.noteHint(kata: "greeting", pattern: "mvp", check: "MVP.a", level: 1)
    try store.noteSolutionShown(kata: "greeting", pattern: "mvp", gaveUp: true)
    let exercise = try #require(try store.summary().exercises.first)
    #expect(exercise.hints == 0)
    #expect(!exercise.gaveUp)
  }

  @Test func countsHelpThatCameBeforeThePass() throws {
    try store.noteHint(kata: "greeting", pattern: "mvp", check: "MVP.a", level: 1)
    try store.noteSolutionShown(kata: "greeting", pattern: "mvp", gaveUp: true)
    try store.note(.sample(minute: 600_000, score: 8, of: 8))
    let exercise = try #require(try store.summary().exercises.first)
    #expect(exercise.hints == 1)
    #expect(exercise.gaveUp)
  }

  @Test func countsTheLastAnswerToEachCheckpoint() throws {
    let given = [("a", false), ("b", true), ("a", true), ("c", true), ("c", false)]
    for (checkpoint, isRight) in given {
      try store.noteAnswer(lesson: "mvp", checkpoint: checkpoint, choice: "x", isRight: isRight)
    }
    try store.noteReading(lesson: "why", language: .english, sourceLine: 3, isFinished: true)
    let lessons = try store.summary().lessons
    #expect(lessons.map(\.lesson) == ["mvp", "why"])
    #expect(lessons.map(\.answered) == [["a", "b", "c"], []])
    #expect(lessons.map(\.right) == [["a", "b"], []])
    #expect(lessons.map(\.reading?.isFinished) == [nil, true])
  }
}
