package import KataCore
import Synchronization

/// Parses files, and hands out the same tree for a file that comes again as it was.
///
/// In a session most files of a solution come again, in a proof of content most files of a mistake.
package final class FileParser: Sendable {
  private let known = Mutex<[Key: ParsedFile]>([:])
  /// Files that may never have to be parsed.
  private let measured = Mutex<[Key: MeasuredFile]>([:])

  /// More than the solutions of any kata have together; whoever watches for days forgets and parses again.
  private static let capacity = 500

  package init() {}

  package func parsed(_ source: SourceFile) -> ParsedFile {
    let key = Key(source: source)
    return Self.kept(key, in: known) { ParsedFile(measured(source)) }
  }

  /// What is known of a file before it is parsed.
  func measured(_ source: SourceFile) -> MeasuredFile {
    Self.kept(Key(source: source), in: measured) { MeasuredFile(source) }
  }

  private static func kept<File: Sendable>(
    _ key: Key, in files: borrowing Mutex<[Key: File]>, otherwise make: () -> File
  ) -> File {
    if let file = files.withLock({ $0[key] }) { return file }
    let file = make()
    files.withLock { files in
      if files.count >= capacity { files.removeAll() }
      files[key] = file
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
