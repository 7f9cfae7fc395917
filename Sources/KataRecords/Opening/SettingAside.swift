import Foundation
import KataCore

/// Moves unfit records out of the way under a new name; to be used by one process at a time.
struct SettingAside {
  private let files: RecordFiles
  private let unfitness: RecordError.Unfitness
  /// Where the database goes; what belongs to it goes beside it.
  private let place: String

  /// Chooses the first numbered name that nothing bears yet.
  init(of files: RecordFiles, _ unfitness: RecordError.Unfitness) {
    self.files = files
    self.unfitness = unfitness
    let folder = files.folder
    let places = (1...).lazy.map {
      folder.appending(path: "records.\(unfitness.rawValue)-\($0).sqlite").path
    }
    place = places.first { place in !Self.ends.contains { Self.isTaken(place + $0) } } ?? ""
  }

  /// Moves the database and what belongs to it.
  func move() throws(RecordError) {
    // The database first: what a kill leaves behind is then seen to be incomplete, and set aside too.
    for end in Self.ends {
      guard rename(files.database.path + end, place + end) == 0 || errno == ENOENT else {
        let reason = String(cString: strerror(errno))
        for end in Self.ends { rename(place + end, files.database.path + end) }
        throw .notSetAside(unfitness, path: files.database.path + end, reason: reason)
      }
    }
  }

  /// Undoes the move, in place of what was begun since.
  func moveBack() {
    for end in Self.ends.reversed() {
      let path = files.database.path + end
      unlink(path)
      rename(place + end, path)
    }
  }

  /// Tells where the records are now.
  var finding: Finding {
    Finding(
      id: "records.\(unfitness.rawValue)", severity: .warning,
      summary: "Your records \(unfitness.claim), so new ones were begun",
      explanation: "The old ones are kept in \(place)", nextSteps: [unfitness.remedy(place)])
  }

  private static let ends = [""] + RecordFiles.companions

  private static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}

extension RecordError.Unfitness {
  /// How what was set aside may be used again.
  fileprivate func remedy(_ place: String) -> String {
    switch self {
    case .damaged: "If you have an export, bring it back: kata records import FILE"
    case .newer: "With the newer kata, move \(place) back to records.sqlite in the same folder"
    case .foreign: "Move \(place) to where it belongs"
    }
  }
}
