import KataRecords
import Testing

struct HintsTests {
  @Test func knowsTheHighestHintOfEachCase() throws {
    let folder = try RecordFolder()
    let store = try folder.store()
    for level in [1, 3, 2] {
      try store.noteHint(kata: "greeting", pattern: "mvp", check: "MVP.a", level: level)
    }
    try store.noteHint(kata: "greeting", pattern: "mvvm", check: "MVVM.a", level: 1)
    #expect(try store.hintLevel(kata: "greeting", pattern: "mvp", check: "MVP.a") == 3)
    #expect(try store.hintLevel(kata: "greeting", pattern: "mvvm", check: "MVVM.a") == 1)
    #expect(try store.hintLevel(kata: "greeting", pattern: "mvp", check: "MVP.b") == nil)
    #expect(try store.hintLevel(kata: "counter", pattern: "mvp", check: "MVP.a") == nil)
  }
}
