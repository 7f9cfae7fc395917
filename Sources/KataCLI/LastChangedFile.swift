import Foundation
import KataCore
import KataWorkspace

/// The file that a learner was probably working on.
struct LastChangedFile: Sendable {
  private let workspace: Workspace

  init(of workspace: Workspace) {
    self.workspace = workspace
  }

  /// The source that was saved last; the biggest among those saved together, as all are at the start.
  func url() throws -> URL {
    let files = try SourceReader().read(workspace).files
    let candidates = files.map { file in
      let url = workspace.root.appending(path: file.path.description)
      let values = try? url.resourceValues(forKeys: [.contentModificationDateKey])
      let saved = values?.contentModificationDate ?? .distantPast
      return (url: url, second: Int(saved.timeIntervalSince1970), size: file.text.utf8.count)
    }
    let last = candidates.max { ($0.second, $0.size) < ($1.second, $1.size) }
    guard let last else {
      throw CommandError("There is no Swift file below \(workspace.root.path)/Sources to edit.")
    }
    return last.url
  }
}
