package import KataCore
import Synchronization

/// Parses files, and hands out the same tree for a file that comes again as it was.
///
/// In a session most files of a solution come again, in a proof of content most files of a mistake.
package final class FileParser: Sendable {
  private let known = Mutex<[Key: ParsedFile]>([:])

  /// More than the solutions of any kata have together; whoever watches for days forgets and parses again.
  private static let capacity = 500

  package init() {}

  package func parsed(_ source: SourceFile) -> ParsedFile {
    let key = Key(source: source)
    if let file = known.withLock({ $0[key] }) { return file }
    let file = ParsedFile(source)
    known.withLock { known in
      if known.count >= Self.capacity { known.removeAll() }
      known[key] = file
    }
    return file
  }

  /// Tells files apart by their bytes: texts that are equal to Swift may still be different code.
  private struct Key: Hashable {
    let source: SourceFile

    static func == (one: Key, other: Key) -> Bool {
      one.source.path == other.source.path
        && one.source.text.utf8.elementsEqual(other.source.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(source.path)
      hasher.combine(source.text.utf8.count)
    }
  }
}
