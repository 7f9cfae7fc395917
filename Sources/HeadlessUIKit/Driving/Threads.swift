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
    /// What all threads but the main one do at this moment.
    ///
    /// A worker that has been given a block counts as running before it begins with it: waking a thread and
    /// making one both set its state at once.
    static var others: Activity {
      guard let folder = opendir("/proc/self/task") else { return .unknown }
      defer { closedir(folder) }
      let main = getpid()
      while let entry = readdir(folder) {
        // Entries that are no numbers are the folder itself and the one above.
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        }
        if let id = Int32(name), id != main, isRunning(id) { return .running }
      }
      return .asleep
    }

    /// Reads the state letter, which follows the name in parentheses; a thread that has gone runs no more.
    private static func isRunning(_ id: Int32) -> Bool {
      let file = open("/proc/self/task/\(id)/stat", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return false }
      defer { close(file) }
      // The letter is near the beginning, since a name has at most 15 bytes.
      return withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { bytes in
        let count = read(file, bytes.baseAddress, bytes.count)
        guard count > 0, let end = bytes.prefix(count).lastIndex(of: UInt8(ascii: ")")),
          end + 2 < count
        else { return false }
        return bytes[end + 2] == UInt8(ascii: "R")
      }
    }
  #else
    /// What all threads but the main one do: unknown here.
    static var others: Activity { .unknown }
  #endif
}
