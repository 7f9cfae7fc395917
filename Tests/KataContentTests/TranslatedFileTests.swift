import Foundation
import KataContent
import KataCore
import Testing

struct TranslatedFileTests {
  private func withFiles(_ files: [String: String], _ work: (TranslatedFile) throws -> Void) throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-text-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    try work(TranslatedFile("README", in: folder))
  }

  @Test func readsTheTranslation() throws {
    try withFiles(["README.md": "Greet.", "README.zh-Hans.md": "问候。"]) { file in
      #expect(file.text(in: .chinese) == "问候。")
      #expect(file.text(in: .english) == "Greet.")
      #expect(file.name(in: .chinese) == "README.zh-Hans.md")
    }
  }

  @Test func readsEnglishWhereNothingIsTranslated() throws {
    try withFiles(["README.md": "Greet."]) { file in
      #expect(file.text(in: .chinese) == "Greet.")
      #expect(file.text(onlyIn: .chinese) == nil)
    }
  }

  @Test func readsNothingWhereNothingIs() throws {
    try withFiles([:]) { #expect($0.text(in: .english) == nil) }
  }
}
