import Foundation

extension Playground {
  /// A folder of lessons whose list names one lesson, `own`, that has no file yet.
  func lessonShelf() throws -> URL {
    let folder = self.folder.appending(path: "shelf")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "en"), withIntermediateDirectories: true)
    let list = #"{"schema":"kata/lessons/v1","lessons":[{"id":"own","minutes":1,"practice":[]}]}"#
    try Data(list.utf8).write(to: folder.appending(path: "lessons.json"))
    return folder
  }
}
