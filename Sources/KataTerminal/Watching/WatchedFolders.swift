import Foundation

/// The folders somebody wants watched, with all below them.
struct WatchedFolders: Sendable {
  /// What there is at one moment.
  struct Survey: Sendable {
    var folders: [String] = []
    var files: [String: FileStamp] = [:]
    var missing: [String] = []
  }

  let roots: [String]
  /// Says by its name whether a file is watched.
  let isWatched: @Sendable (_ name: String) -> Bool

  /// Lists all that is there; hidden folders and links to folders are left alone.
  func survey() -> Survey {
    var survey = Survey()
    survey.missing = missingRoots
    for root in roots where !survey.missing.contains(root) { visit(root, &survey) }
    return survey
  }

  /// The folders that were asked for and are not there; a link to a folder is one.
  var missingRoots: [String] {
    roots.filter { root in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: root, isDirectory: &isFolder)
      return !isThere || !isFolder.boolValue
    }
  }

  private func visit(_ folder: String, _ survey: inout Survey) {
    survey.folders.append(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      let path = "\(folder)/\(name)"
      guard let stamp = FileStamp(of: path) else { continue }
      if stamp.isFolder {
        if !name.hasPrefix(".") { visit(path, &survey) }
      } else if isWatched(name) {
        survey.files[path] = stamp
      }
    }
  }
}
