/// What the threads of this program are doing, as far as the system tells.
enum Threads {
  enum Activity {
    /// Every thread but the main one sleeps or waits, so nothing is on its way through the global queues.
    case asleep
    /// At least one other thread computes, or waits for a processor.
    case running
    /// The system does not say.
    case unknown
  }

  #if os(Linux)
    @MainActor private static let table = ThreadTable()

    /// What all threads but the main one do at this moment.
    ///
    /// A worker that has been given a block counts as running before it begins with it: waking a thread and
    /// making one both set its state at once.
    @MainActor static var others: Activity { table?.others ?? .unknown }
  #else
    /// What all threads but the main one do: unknown here.
    @MainActor static var others: Activity { .unknown }
  #endif
}

#if os(Linux)
  /// The threads of this process as the system lists them.
  ///
  /// A class, because it keeps open what it has once opened: a suite looks at its threads a thousand times.
  @MainActor private final class ThreadTable {
    private let folder: OpaquePointer
    private let main = getpid()
    /// What tells the state of each thread, by its id.
    private var files: [Int32: CInt] = [:]

    init?() {
      guard let folder = opendir("/proc/self/task") else { return nil }
      self.folder = folder
    }

    var others: Threads.Activity {
      rewinddir(folder)
      var activity = Threads.Activity.asleep
      var seen = 0
      while let entry = readdir(folder) {
        // Entries that are no numbers are the folder itself and the one above.
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          atoi(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        }
        guard name > 0, name != main else { continue }
        seen += 1
        if isRunning(name) {
          activity = .running
          break
        }
      }
      if activity == .asleep, seen < files.count { forgetAll() }
      return activity
    }

    /// Reads the state letter, which follows the name in parentheses; a thread that has gone runs no more.
    private func isRunning(_ id: Int32) -> Bool {
      // An id may have gone to another thread since the file was opened, which then tells nothing any more.
      if let file = files[id], let letter = state(file) { return letter == UInt8(ascii: "R") }
      if let file = files.removeValue(forKey: id) { close(file) }
      let file = open("/proc/self/task/\(id)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      files[id] = file
      return state(file) == UInt8(ascii: "R")
    }

    private func state(_ file: CInt) -> UInt8? {
      // The letter is near the beginning, since a name has at most 15 bytes.
      withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
        let count = pread(file, bytes.baseAddress, bytes.count, 0)
        guard count > 0, let end = bytes.prefix(count).lastIndex(of: UInt8(ascii: ")")),
          end + 2 < count
        else { return nil }
        return bytes[end + 2]
      }
    }

    /// Some of the threads have ended.
    private func forgetAll() {
      for file in files.values { close(file) }
      files = [:]
    }
  }
#endif
