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
  /// Folders that need not be there, and whose coming and going is a change of the files in them.
  let optional: [String]
  /// Says by its name whether a file is watched.
  let isWatched: @Sendable (_ name: String) -> Bool

  /// Lists all that is there; hidden folders and links to folders are left alone.
  func survey() -> Survey {
    var survey = Survey()
    survey.missing = missingRoots
    for root in roots where !survey.missing.contains(root) { visit(root, &survey) }
    for root in optional where isFolder(root) { visit(root, &survey) }
    // Followed for the sake of one that is made later; its own files are not listed.
    survey.folders += Set(optional.map(folderAbove)).subtracting(survey.folders).sorted()
    return survey
  }

  /// Says whether a path lies in a watched folder, rather than beside one.
  func hold(_ path: String) -> Bool {
    (roots + optional).contains { path.hasPrefix("\($0)/") }
  }

  /// The folders that were asked for and are not there; a link to a folder is one.
  var missingRoots: [String] {
    roots.filter { !isFolder($0) }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func folderAbove(_ path: String) -> String {
    URL(filePath: path).deletingLastPathComponent().path
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
