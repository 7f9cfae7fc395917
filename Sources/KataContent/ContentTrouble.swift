/// What is wrong with the content on disk, or with the name by which somebody asked for it.
package enum ContentTrouble: Error, Hashable, Sendable {
  case folderMissing(path: String)
  case brokenManifest(path: String, reason: String)
  case unknownKata(String, nearest: String?, known: [String])
  case unknownPattern(String, kata: String, nearest: String?, known: [String])
  case brokenHints(path: String, reason: String)
}
