package import Foundation
package import KataCore

/// Reads and writes a workspace's record; what it cannot read it sets aside, never deletes.
package struct RecordBook: Sendable {
  private let layout: WorkspaceLayout
  private let disk: Disk
  private let now: @Sendable () -> Date

  package init(
    of workspace: Workspace, disk: Disk = Disk(), now: @escaping @Sendable () -> Date
  ) {
    layout = WorkspaceLayout(root: workspace.root)
    self.disk = disk.beneath(workspace.root)
    self.now = now
  }

  /// The record so far; empty when there is none or it is broken.
  package func read() throws -> WorkspaceRecord {
    try decode().record
  }

  /// Records that a submission passed with the change requests that were begun, once for both.
  ///
  /// A check does not fail for want of a record, so an error with the folder comes back as a note.
  package func notePass(of submission: Digest, with changes: [String] = []) throws -> [Finding] {
    do {
      return try change { $0.adding(passOf: submission, with: changes, at: now()) }
    } catch WorkspaceError.notStarted {
      return []
    } catch let error as WorkspaceError {
      return [
        Finding(
          id: "record.skipped", severity: .note, summary: "The pass was not recorded",
          explanation: error.description)
      ]
    }
  }

  /// Records that the reference was shown; throws when that cannot be written down, so that it is not shown.
  package func noteSolutionShown(gaveUp: Bool) throws -> [Finding] {
    try change { $0.adding(solutionShownAt: now(), gaveUp: gaveUp) }
  }

  private func change(
    _ body: (WorkspaceRecord) -> WorkspaceRecord
  ) throws -> [Finding] {
    let locked = try LockedWorkspace(layout, disk: disk, now: now)
    let (old, isBroken) = try decode()
    let notes = isBroken ? [try setAside()] : []
    let new = body(old)
    if new != old || isBroken {
      try disk.replace(layout.record, with: JSONFile<WorkspaceRecord>.encode(new))
    }
    return locked.notes + notes
  }

  private func decode() throws -> (record: WorkspaceRecord, isBroken: Bool) {
    let file = JSONFile<WorkspaceRecord>(format: "kata/record", version: 1)
    do {
      return (try file.read(layout.record, disk: disk) ?? .init(), false)
    } catch JSONFile<WorkspaceRecord>.ReadingError.newer(let schema) {
      throw WorkspaceError.madeByNewer(path: layout.record.path, schema: schema)
    } catch JSONFile<WorkspaceRecord>.ReadingError.broken {
      return (.init(), true)
    }
  }

  private func setAside() throws -> Finding {
    var number = 1
    while try disk.kind(of: place(number)) != nil { number += 1 }
    try disk.move(layout.record, to: place(number))
    return Finding(
      id: "record.broken", severity: .warning,
      summary: "The record of this workspace could not be read, so a new one was begun",
      explanation: "The old one is .kata/record.broken-\(number).json.",
      nextSteps: ["If git has a good one: git checkout -- .kata/record.json"])
  }

  private func place(_ number: Int) -> URL {
    layout.kata.appending(path: "record.broken-\(number).json")
  }
}
