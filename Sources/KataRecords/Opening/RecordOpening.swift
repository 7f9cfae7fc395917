import Foundation
import GRDB
import KataCore

/// Opens the records, and makes, renews or sets aside their files on the way to it.
struct RecordOpening {
  let files: RecordFiles
  /// How long other processes that open or write are waited for.
  let patience: Duration

  /// How long others may need to make or move a few files; who is not done by then uses them.
  private static let longestOpening = Duration.seconds(1)

  func open() throws(RecordError) -> (database: RecordDatabase, notes: [Finding]) {
    try files.makeFolder()
    do {
      return try open(RecordLock(at: files.lock))
    } catch {
      switch error {
      case .readOnly, .diskFull, .failed:
        return (try ReadOnlyOpening(files: files).open(because: error), [])
      default: throw error
      }
    }
  }

  /// Looks, repairs what stands in the way, and looks again, since others may be at the same work.
  private func open(_ lock: RecordLock) throws(RecordError) -> (RecordDatabase, [Finding]) {
    let path = files.database.path
    let clock = ContinuousClock()
    var deadline = clock.now + min(patience, Self.longestOpening)
    var notes: [Finding] = []
    var obstacle = RecordError.busy(path: path)
    repeat {
      if try lock.share() {
        let found = try examine(lock)
        if found.condition == .sound, let queue = found.queue {
          return (RecordDatabase(queue: queue, files: files, lock: lock, refusal: nil), notes)
        }
        obstacle = .inUse(found.condition.unfitness, path: path)
        if try lock.exclude() {
          notes += try fix(lock)
          deadline = clock.now + Self.longestOpening
          continue
        }
      }
      // Not all at the same time again.
      Thread.sleep(forTimeInterval: .random(in: 0.002...0.02))
    } while clock.now < deadline && notes.count < 3
    throw obstacle
  }

  /// Makes the files fit for use, being the only one who has them open.
  private func fix(_ lock: RecordLock) throws(RecordError) -> [Finding] {
    // Once more, because somebody else may have been quicker.
    switch try examine(lock).condition {
    case .sound: return []
    case .unmade, .outdated:
      do {
        try RecordConnection(files: files).make(patience: patience)
        return []
      } catch {
        guard case .damaged = error else { throw error }
        return [try replace(.damaged)]
      }
    case .unfit(let unfitness): return [try replace(unfitness)]
    }
  }

  /// Sets the records aside and makes new ones, or does neither.
  private func replace(_ unfitness: RecordError.Unfitness) throws(RecordError) -> Finding {
    let aside = SettingAside(of: files, unfitness)
    try aside.move()
    do {
      try RecordConnection(files: files).make(patience: patience)
    } catch {
      aside.moveBack()
      throw error
    }
    return aside.finding
  }

  private func examine(
    _ lock: RecordLock
  ) throws(RecordError) -> (condition: RecordCondition, queue: DatabaseQueue?) {
    switch try files.kind(of: files.database) {
    case .somethingElse: return (.unfit(.damaged), nil)
    case .nothing, .emptyFile:
      return (try files.hasPendingChanges() ? .unfit(.damaged) : .unmade, nil)
    case .file: break
    }
    let isSuspicious = lock.isMarkedSuspicious
    let found = try RecordConnection(files: files)
      .open(.readAndWrite, patience: patience, thoroughly: isSuspicious)
    if isSuspicious, found.condition == .sound { lock.clearMark() }
    return found
  }
}
