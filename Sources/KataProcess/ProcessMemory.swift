import Foundation

/// How much memory a process holds, as the system tells it.
package struct ProcessMemory: Hashable, Sendable {
  /// What is in memory now, libraries that others use too included.
  package let residentBytes: Int
  /// The most that was in memory at once since the process began its program.
  package let peakBytes: Int
  /// Its part of what is in memory when shared pages are divided among their users; nil where the system does not tell.
  package let proportionalBytes: Int?

  /// Asks about a process that runs; nil where the system has no `/proc`.
  package init?(of pid: Int32) {
    let text = { (name: String) in
      try? String(contentsOfFile: "/proc/\(pid)/\(name)", encoding: .utf8)
    }
    self.init(status: text("status") ?? "", rollup: text("smaps_rollup") ?? "")
  }

  /// Reads lines such as `VmRSS:   43212 kB`.
  init?(status: String, rollup: String) {
    guard let resident = Self.bytes("VmRSS:", in: status),
      let peak = Self.bytes("VmHWM:", in: status)
    else { return nil }
    residentBytes = resident
    peakBytes = peak
    proportionalBytes = Self.bytes("Pss:", in: rollup)
  }

  private static func bytes(_ name: String, in text: String) -> Int? {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return kilobytes.flatMap { Int($0) }.map { $0 << 10 }
  }
}
