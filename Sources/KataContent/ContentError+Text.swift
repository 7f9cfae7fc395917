extension ContentError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .folderMissing(let path):
      "There is no folder of katas at \(path). Make it, or name another."
    case .brokenManifest(let path, let reason):
      "\(path) cannot be used: \(reason)."
    case .brokenAnchors(let path, let reason):
      "\(path) cannot be used: \(reason). It holds measured values: remove it, then `kata dev anchors` rewrites it."
    case .unknownKata(let id, let nearest, let known):
      "There is no kata named `\(id)`. " + Self.suggestion(nearest, known, "katas")
        + (nearest == nil ? Self.ownKatas : "")
    case .unknownPattern(let id, let kata, let nearest, let known):
      "The kata `\(kata)` has no pattern named `\(id)`. "
        + Self.suggestion(nearest, known, "patterns")
    case .brokenHints(let path, let reason):
      "\(path) cannot be used: \(reason)."
    case .noLessons(let path):
      "There are no lessons at \(path): it has no lessons.json."
    case .unknownLesson(let word, let nearest, let known):
      "There is no lesson named `\(word)`. " + Self.suggestion(nearest, known, "lessons")
    case .lessonUnreadable(let path, let reason):
      "\(path) cannot be read: \(reason)."
    case .unfitName(let name, let reason):
      "A kata cannot be named `\(name)`: \(reason). Take a name such as `tea-timer`."
    case .takenName(let name):
      "There is a kata named `\(name)` already. Take another name."
    case .folderExists(let path):
      "\(path) is there already. Take another name or another folder; nothing was changed."
    case .notWritten(let path, let reason):
      "\(path) could not be made: \(reason). Nothing was changed."
    case .packTooNew(let path, let requires, let version):
      "The katas in \(path) need kata \(requires) or later, and this is \(version). Update kata, or leave the folder out."
    case .namesakes(let id, let paths):
      "Two folders have a kata named `\(id)`: \(paths.joined(separator: ", ")). Leave one of them out, or rename its kata."
    }
  }

  private static let ownKatas =
    "\nFor katas of your own, name their folder with --katas or in KATA_KATAS."

  private static func suggestion(_ nearest: String?, _ known: [String], _ what: String) -> String {
    if let nearest { return "Did you mean `\(nearest)`?" }
    return "The \(what) are: \(known.joined(separator: ", "))."
  }
}
