/// What is wrong with the content on disk, or with the name by which somebody asked for it.
package enum ContentError: Error, Hashable, Sendable {
  case folderMissing(path: String)
  case brokenManifest(path: String, reason: String)
  /// The file of measured anchors; measuring again writes a new one.
  case brokenAnchors(path: String, reason: String)
  case unknownKata(String, nearest: String?, known: [String])
  case unknownPattern(String, kata: String, nearest: String?, known: [String])
  case brokenHints(path: String, reason: String)
  /// A folder that was named as one of lessons is not there, or has no `lessons.json`.
  case noLessons(path: String)
  case unknownLesson(String, nearest: String?, known: [String])
  case lessonUnreadable(path: String, reason: String)
  /// A new kata cannot be named so.
  case unfitName(String, reason: String)
  case takenName(String)
  /// Something is where a new kata's folder should be.
  case folderExists(path: String)
  case notWritten(path: String, reason: String)
  /// A folder of katas says that it needs a later version of the program.
  case packTooNew(path: String, requires: String, version: String)
  /// Two folders of somebody's own have katas of one name.
  case namesakes(String, paths: [String])
}
