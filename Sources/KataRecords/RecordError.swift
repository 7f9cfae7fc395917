/// Why the learner's records cannot be had, or not be written.
package enum RecordError: Error, Hashable, Sendable {
  /// What makes a database unfit for use.
  package enum Unfitness: String, Hashable, Sendable {
    /// It is no database, or a broken one.
    case damaged
    /// A newer kata has changed its form.
    case newer
    /// It is a sound database of some other program.
    case foreign
  }

  /// The records may be read at most.
  case readOnly(path: String)
  case diskFull(path: String)
  /// The system lets nobody read them.
  case notReadable(path: String)
  /// Something that is no folder lies where the folder should be.
  case inTheWay(path: String)
  /// Another process was writing for longer than anybody should wait.
  case busy(path: String)
  /// They are unfit, but another process has them open, so that they cannot be moved.
  case inUse(Unfitness?, path: String)
  /// They turned out to be damaged while they were used; the next opening sets them aside.
  case damaged(path: String)
  /// They are unfit, and could not be moved.
  case notSetAside(Unfitness, path: String, reason: String)
  case failed(path: String, reason: String)
  /// What should be imported is no export, or a spoilt one.
  case importBroken(reason: String)
  /// What should be imported was exported by a newer kata.
  case importNewer(schema: String)
}
