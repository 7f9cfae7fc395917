import Foundation
import KataCore
import KataRecords
import KataTerminal
import KataText
import Synchronization

/// The learner's records, opened when first asked for; an error with them is told once and stands in nobody's way.
///
/// A class because the open database and what was told of it are shared by all commands of a session.
final class RecordDesk: Sendable {
  private enum State {
    case closed
    case unavailable(why: String)
    case open(RecordStore)
  }

  private let folder: URL?
  private let now: @Sendable () -> Date
  private let notices: Notices
  private let isKept: Bool
  private let state = Mutex(State.closed)
  private let told = Mutex<Set<String>>([])

  init(environment: [String: String], now: @escaping @Sendable () -> Date, notices: Notices) {
    folder = Folders.data(environment)
    self.now = now
    self.notices = notices
    isKept = environment["CI"]?.isEmpty ?? true
  }

  /// Asks the records something; nil when they cannot be had.
  func read<Answer>(_ ask: (RecordStore) throws -> Answer) -> Answer? {
    guard let store else { return nil }
    do {
      return try ask(store)
    } catch {
      tell("\(error)")
      return nil
    }
  }

  /// Writes something down, if that can be done; a CI job's checks are nobody's way.
  func write(_ change: (RecordStore) throws -> Void) {
    if isKept { _ = read(change) }
  }

  /// The records for a command that is about nothing else.
  ///
  /// - Throws: `CommandError` when they cannot be had.
  func require() throws -> RecordStore {
    if let store { return store }
    guard case .unavailable(let why) = state.withLock({ $0 }) else { return try require() }
    throw CommandError(why, status: .internalError)
  }

  private var store: RecordStore? {
    state.withLock { state in
      switch state {
      case .open(let store): return store
      case .unavailable: return nil
      case .closed:
        state = opened()
        if case .open(let store) = state { return store }
        return nil
      }
    }
  }

  private func opened() -> State {
    guard let folder else { return unavailable(Self.noHome) }
    do {
      let opened = try RecordStore.open(in: folder, now: now)
      for note in opened.notes {
        tell([note.summary, note.explanation].compactMap(\.self).joined(separator: ". "))
      }
      return .open(opened.store)
    } catch {
      return unavailable("\(error)")
    }
  }

  private func unavailable(_ why: String) -> State {
    tell(why)
    return .unavailable(why: why)
  }

  private func tell(_ text: String) {
    guard told.withLock({ $0.insert(text).inserted }) else { return }
    notices.tell(text)
  }

  private static let noHome =
    "Progress is not kept: HOME is not set. Set HOME or XDG_DATA_HOME to a folder of yours."
}
