import Foundation

/// For how long a child and its own children have stood ready and got no processor, as the system counts it.
struct ProcessorWait: Sendable {
  private let waits: [Int32: Duration]

  init(_ waits: [Int32: Duration]) {
    self.waits = waits
  }

  /// Asks now; nobody has waited where the system keeps no such count.
  init(of pid: Int32) {
    let family = [pid] + ProcessTree(below: pid).members.map(\.pid)
    self.init(
      family.reduce(into: [:]) { waits, member in
        let text = try? String(contentsOfFile: "/proc/\(member)/schedstat", encoding: .utf8)
        waits[member] = text.flatMap { Self.wait(schedstat: $0) }
      })
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
