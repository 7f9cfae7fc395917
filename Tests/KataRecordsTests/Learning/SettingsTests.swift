import KataRecords
import Testing

struct SettingsTests {
  @Test func remembersThePlaceForTheNextSession() throws {
    let folder = try RecordFolder()
    #expect(try folder.store().place() == nil)
    try folder.store().setPlace(workspace: "/home/me/one")
    try folder.store().setPlace(workspace: "/home/me/two")
    #expect(try folder.store().place() == "/home/me/two")
    try folder.store().setPlace(workspace: nil)
    #expect(try folder.store().place() == nil)
  }

  @Test func keepsSettingsApart() throws {
    let store = try RecordFolder().store()
    try store.set("language", to: "zh-Hans")
    try store.set("editor", to: "vi")
    try store.set("language", to: "en")
    #expect(try store.setting("language") == "en")
    #expect(try store.setting("editor") == "vi")
    try store.set("editor", to: nil)
    #expect(try store.setting("editor") == nil)
  }
}
