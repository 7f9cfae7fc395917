/// What the threads of this program are doing, as far as the system tells.
enum Threads {
  #if os(Linux)
    /// Whether a thread other than the main one computes or waits for a processor.
    ///
    /// False where `/proc` is not mounted. Sleeping and blocked threads do not count.
    static var othersAreRunning: Bool {
      let folder = "/proc/self/task"
      let main = String(ProcessInfo.processInfo.processIdentifier)
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return threads.contains { $0 != main && isRunning("\(folder)/\($0)/stat") }
    }

    /// Reads the state letter, which follows the name in parentheses.
    private static func isRunning(_ file: String) -> Bool {
      guard let line = FileManager.default.contents(atPath: file),
        let end = line.lastIndex(of: UInt8(ascii: ")")), end + 2 < line.endIndex
      else { return false }
      return line[end + 2] == UInt8(ascii: "R")
    }
  #else
    /// Whether another thread computes: unknown here, so no.
    static var othersAreRunning: Bool { false }
  #endif
}
