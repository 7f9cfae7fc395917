import Foundation
import KataCore
import KataRecords
import Testing

struct LessonsTests {
  private let folder: RecordFolder
  private let store: RecordStore

  init() throws {
    folder = try RecordFolder()
    store = try folder.store()
  }

  @Test func remembersWhereALessonWasLeft() throws {
    #expect(try store.reading(lesson: "mvp") == nil)
    try store.noteReading(lesson: "mvp", language: .english, sourceLine: 40, isFinished: false)
    try store.noteReading(lesson: "mvp", language: .chinese, sourceLine: 12, isFinished: false)
    let reading = try #require(try store.reading(lesson: "mvp"))
    #expect(reading.place == 12)
    #expect(reading.language == .chinese)
    #expect(reading.last.timeIntervalSince(reading.opened) == 1)
    #expect(!reading.isFinished)
  }

  @Test func keepsALessonFinished() throws {
    try store.noteReading(lesson: "why", language: .english, sourceLine: 90, isFinished: true)
    try store.noteReading(lesson: "why", language: .english, sourceLine: 1, isFinished: false)
    try store.noteReading(lesson: "mvc", language: .english, sourceLine: 1, isFinished: false)
    #expect(try store.readings().map(\.lesson) == ["mvc", "why"])
    #expect(try store.readings().map(\.isFinished) == [false, true])
    #expect(try store.readings().map(\.place) == [1, 1])
  }

  @Test func keepsEveryAnswerInOrder() throws {
    try store.noteAnswer(lesson: "mvp", checkpoint: "who", choice: "a", isRight: false)
    try store.noteAnswer(lesson: "why", checkpoint: "what", choice: "7", isRight: true)
    try store.noteAnswer(lesson: "mvp", checkpoint: "who", choice: "b", isRight: true)
    #expect(try store.answers(lesson: "mvp").map(\.choice) == ["a", "b"])
    #expect(try store.answers().map(\.isRight) == [false, true, true])
    #expect(try store.answers(lesson: "viper").isEmpty)
  }
}
