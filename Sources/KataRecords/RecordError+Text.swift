extension RecordError: CustomStringConvertible {
  /// What happened, where, and what to do next.
  package var description: String {
    switch self {
    case .readOnly, .diskFull, .notReadable, .inTheWay, .failed: aboutTheDisk
    case .busy, .inUse: aboutOthers
    case .damaged, .notSetAside: aboutUnfitRecords
    case .importBroken, .importNewer: aboutImporting
    }
  }

  private var aboutTheDisk: String {
    switch self {
    case .readOnly(let path):
      """
      Progress is not kept: \(path) may not be written.
      Check who owns it and whether its disk is read-only.
      """
    case .diskFull(let path):
      """
      Progress is not kept: the disk is full, so \(path) could not be written. Nothing was lost.
      Make some room.
      """
    case .notReadable(let path):
      "Your records at \(path) may not be read. Check who owns the file."
    case .inTheWay(let path):
      "Progress is not kept: \(path) is not a folder. Move it away."
    case .failed(let path, let reason):
      """
      Your records at \(path) could not be used: \(reason).
      Progress is not kept until that is fixed.
      """
    default: ""
    }
  }

  private var aboutOthers: String {
    switch self {
    case .busy(let path):
      """
      Another kata is writing to \(path) and does not finish.
      Wait until it is done, then run the command again.
      """
    case .inUse(let unfitness?, let path):
      """
      Your records at \(path) \(unfitness.claim), and another kata has them open.
      Leave that one, then run the command again: they will be set aside and new ones begun.
      """
    case .inUse(nil, let path):
      """
      Another kata has the records at \(path) open in an older form.
      Leave that one, then run the command again.
      """
    default: ""
    }
  }

  private var aboutUnfitRecords: String {
    switch self {
    case .damaged(let path):
      """
      Your records at \(path) are damaged.
      Start kata again: they will be set aside and new ones begun.
      """
    case .notSetAside(let unfitness, let path, let reason):
      """
      Your records at \(path) \(unfitness.claim), and could not be set aside: \(reason).
      Move the file away, then run the command again.
      """
    default: ""
    }
  }

  private var aboutImporting: String {
    switch self {
    case .importBroken(let reason):
      """
      Nothing was imported: \(reason).
      Export the records once more on the other machine: kata records export FILE
      """
    case .importNewer(let schema):
      """
      Nothing was imported: the file was made by a newer kata (\(schema)).
      Update kata, then import it again.
      """
    default: ""
    }
  }
}

extension RecordError.Unfitness {
  /// What is wrong, to go on from "your records".
  var claim: String {
    switch self {
    case .damaged: "are damaged"
    case .newer: "were changed by a newer kata"
    case .foreign: "are not records but another program's database"
    }
  }
}
