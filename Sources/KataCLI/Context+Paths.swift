import Foundation

extension Context {
  /// The folder or file that somebody typed, relative to the current folder.
  func url(_ path: String) -> URL {
    let home = environment["HOME"] ?? "~"
    let expanded = path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
    return URL(filePath: expanded, relativeTo: directory).standardizedFileURL
  }

  /// A path as somebody in the current folder would type it: at most one folder up, else from the home folder.
  func shown(_ url: URL) -> String {
    let base = directory.standardizedFileURL
    let path = url.standardizedFileURL.path
    if path == base.path { return "." }
    if path.hasPrefix(base.path + "/") { return String(path.dropFirst(base.path.count + 1)) }
    let parent = base.deletingLastPathComponent().path
    if path.hasPrefix(parent + "/"), parent != "/" {
      return "../\(path.dropFirst(parent.count + 1))"
    }
    return shownInFull(url)
  }

  /// A path from the home folder if it is below that, else from the root.
  func shownInFull(_ url: URL) -> String {
    let path = url.standardizedFileURL.path
    guard let home = environment["HOME"], path.hasPrefix(home + "/") else { return path }
    return "~\(path.dropFirst(home.count))"
  }

  /// A command as it is typed here, for a sentence: with the program's name in a shell, without it in a session.
  func typed(_ command: String) -> String { "`\(line(command))`" }

  /// The same without the marks of a sentence.
  func line(_ command: String) -> String { session == nil ? "kata \(command)" : command }
}
