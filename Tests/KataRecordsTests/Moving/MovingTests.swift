import Foundation
import KataCore
import KataRecords
import Testing

struct MovingTests {
  private let old: RecordFolder
  private let new: RecordFolder

  init() throws {
    old = try RecordFolder()
    new = try RecordFolder()
  }

  /// Records with something of every kind.
  private func fill(_ folder: RecordFolder) throws -> RecordStore {
    let store = try folder.store()
    for minute in 0..<3 {
      let attempt = AttemptRecord.sample(minute: minute, seed: .max)
      try store.note(attempt)
      if minute == 1 { try store.note(.sample(attempt, distribution: 0.375)) }
    }
    try store.noteHint(kata: "greeting", pattern: "mvp", check: "MVP.a", level: 2)
    try store.noteSolutionShown(kata: "greeting", pattern: "mvp", gaveUp: true)
    try store.noteReading(lesson: "mvp", language: .chinese, sourceLine: 40, isFinished: false)
    try store.noteAnswer(lesson: "mvp", checkpoint: "who", choice: "b", isRight: true)
    try store.set("language", to: "zh-Hans")
    try store.set("editor", to: "vi")
    try store.setPlace(workspace: "/home/me/work")
    return store
  }

  @Test func takesEverythingToAnotherMachine() throws {
    let there = try fill(old)
    let here = try new.store()
    let added = try here.importing(there.export())
    #expect(added.attempts == 3)
    #expect(added.added == 7)
    #expect(added.known == 0)
    #expect(try here.summary() == there.summary())
    #expect(try here.attempts() == there.attempts())
    #expect(try here.answers() == there.answers())
    let scores = try #require(try here.lastScores(workspace: "/home/me/work"))
    #expect(try scores == there.lastScores(workspace: "/home/me/work"))
    #expect(scores[.distribution] == .init(raw: 0.375, anchored: 38))
    #expect(try here.hintLevel(kata: "greeting", pattern: "mvp", check: "MVP.a") == 2)
    #expect(try here.setting("language") == "zh-Hans")
  }

  @Test func leavesWhatIsAboutTheMachine() throws {
    let here = try new.store()
    try here.set("language", to: "en")
    _ = try here.importing(fill(old).export())
    #expect(try here.setting("editor") == nil)
    #expect(try here.place() == nil)
    #expect(try here.setting("language") == "en")
  }

  @Test func changesNothingTheSecondTime() throws {
    let export = try fill(old).export()
    let here = try new.store()
    _ = try here.importing(export)
    let again = try here.importing(export)
    #expect(again.added == 0)
    #expect(again.known == 7)
    #expect(try here.export() == export)
  }

  @Test func writesTheSameBytesWhateverCameFirst() throws {
    let attempts = (0..<5).map { AttemptRecord.sample(minute: $0 / 2) }
    for attempt in attempts { try old.store().note(attempt) }
    for attempt in attempts.reversed() { try new.store().note(attempt) }
    #expect(try old.store().export() == new.store().export())
  }

  @Test func addsToWhatIsThere() throws {
    let here = try new.store()
    try here.note(.sample(minute: 9))
    let added = try here.importing(fill(old).export())
    #expect(added.attempts == 3)
    #expect(try here.attempts().count == 4)
  }

  /// Place and end of a lesson here and there, and what becomes of them.
  @Test(arguments: [
    ((10, false), (20, false), (20, false)), ((20, false), (10, false), (20, false)),
    ((90, false), (5, true), (5, true)), ((5, true), (90, false), (5, true)),
  ])
  func keepsTheFartherReading(
    here: (Int, Bool), there: (Int, Bool), both: (Int, Bool)
  ) throws {
    for (folder, reading) in [(new, here), (old, there)] {
      try folder.store().noteReading(
        lesson: "mvp", language: .english, sourceLine: reading.0, isFinished: reading.1)
    }
    for _ in 0..<2 { _ = try new.store().importing(old.store().export()) }
    let merged = try #require(try new.store().reading(lesson: "mvp"))
    #expect(merged.place == both.0)
    #expect(merged.isFinished == both.1)
  }

  @Test func namesItsFormat() throws {
    let object = try JSONSerialization.jsonObject(with: fill(old).export()) as? [String: Any]
    #expect(object?["schema"] as? String == "kata/records/v1")
    let attempt = try #require((object?["attempts"] as? [[String: Any]])?.first)
    #expect(attempt["started"] as? String == "2023-11-14T22:13:20.123Z")
    #expect(attempt["seconds"] as? Double == 0.512)
    #expect(attempt["seed"] as? String == "18446744073709551615")
    #expect(attempt["kata_version"] as? Int == 2)
  }

  /// A change to an export, and a word of what is said about it.
  @Test(arguments: [
    ("\"attempts\"", "\"attempt\"", "\"attempts\" is missing"),
    ("kata/records/v1", "kata/result/v1", "kata/result/v1"),
    ("\"schema\"", "\"scheme\"", "\"schema\" is missing"),
    ("\"level\" : 2", "\"level\" : 9223372036854775807", "\"hints\""),
    ("\"level\" : 2", "\"level\" : -1", "\"hints\""),
    ("\"max_score\" : 8", "\"max_score\" : -8", "\"attempts\""),
    ("\"distribution\" : 0.375", "\"distribution\" : 37.5", "\"scores\""),
    ("\"distribution_anchored\" : 38", "\"distribution_anchored\" : 380", "\"scores\""),
    ("\"kata_version\" : 2", "\"kata_version\" : \"2\"", "\"attempts[0].kata_version\""),
    ("2023-11-14T22:13:20.123Z", "yesterday", "\"attempts[0].started\""),
    ("18446744073709551615", "18446744073709551616", "\"attempts[0].seed\""),
    ("{", "", "not an export"),
  ])
  func changesNothingForASpoiltExport(text: String, spoilt: String, reason: String) throws {
    let export = String(decoding: try fill(old).export(), as: UTF8.self)
    let range = try #require(export.range(of: text))
    let here = try new.store()
    let before = try here.export()
    let error = try #require(throws: RecordError.self) {
      try here.importing(Data(export.replacingCharacters(in: range, with: spoilt).utf8))
    }
    guard case .importBroken = error else {
      Issue.record("\(error)")
      return
    }
    #expect("\(error)".contains(reason))
    #expect(try here.export() == before)
  }

  @Test func changesNothingForAnExportOfANewerKata() throws {
    let data = Data(#"{"schema": "kata/records/v2", "attempts": "who knows"}"#.utf8)
    #expect(throws: RecordError.importNewer(schema: "kata/records/v2")) {
      try new.store().importing(data)
    }
  }

  @Test func takesExportsOfKatasThatHadNoScores() throws {
    let export = String(decoding: try fill(old).export(), as: UTF8.self)
      .replacing("\"scores\"", with: "\"moods\"")
    let here = try new.store()
    #expect(try here.importing(Data(export.utf8)).added == 7)
    #expect(try here.lastScores(workspace: "/home/me/work") == nil)
  }

  @Test func letsFieldsOfALaterKataBe() throws {
    let export = String(decoding: try fill(old).export(), as: UTF8.self)
      .replacing("\"zh-Hans\",", with: "\"fr\", \"moods\" : [1],")
      .replacing("\"kata_version\"", with: "\"mood\" : \"good\", \"kata_version\"")
    #expect(try new.store().importing(Data(export.utf8)).added == 7)
  }
}
