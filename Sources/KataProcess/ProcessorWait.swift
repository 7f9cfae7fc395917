import Foundation

/// For how long threads of a child and of its own children have stood ready and got no processor, as the system counts.
struct ProcessorWait: Sendable {
  private let waits: [Int32: Duration]

  init(_ waits: [Int32: Duration]) {
    self.waits = waits
  }

  /// Asks now; nobody has waited where the system keeps no such count.
  ///
  /// Every thread counts for itself, since the system tells of a process only what its first thread has waited.
  init(of pid: Int32) {
    let family = [pid] + ProcessTree(below: pid).members.map(\.pid)
    self.init(
      family.flatMap(Self.threads).reduce(into: [:]) { waits, thread in
        let text = try? String(contentsOfFile: "\(thread.folder)/schedstat", encoding: .utf8)
        waits[thread.id] = text.flatMap { Self.wait(schedstat: $0) }
      })
  }

  private static func threads(of pid: Int32) -> [(id: Int32, folder: String)] {
    let folder = "/proc/\(pid)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in Int32(name).map { (id: $0, folder: "\(folder)/\(name)") } }
  }

  /// The longest that one of them has waited since an earlier look.
  func longest(since earlier: ProcessorWait) -> Duration {
    waits.map { pid, wait in wait - (earlier.waits[pid] ?? .zero) }.max() ?? .zero
  }

  /// Reads a line such as `5210877 105888 12`: time on a processor, time waiting for one, turns.
  static func wait(schedstat line: String) -> Duration? {
    let fields = line.split(whereSeparator: \.isWhitespace)
    guard fields.count == 3 else { return nil }
    return Int64(fields[1]).map { .nanoseconds($0) }
  }
}
