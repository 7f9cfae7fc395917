import Foundation

/// The processes that descend from one, as the system lists them.
struct ProcessTree: Sendable {
  struct Member: Hashable, Sendable {
    let pid: Int32
    let parent: Int32
    /// The program's name, cut by the system to 15 bytes.
    let name: String
  }

  let members: [Member]

  /// Picks the descendants of `root` out of a list of processes; `root` itself is not among them.
  init(below root: Int32, in all: [Member]) {
    let children = Dictionary(grouping: all, by: \.parent)
    var found: [Member] = []
    var next = [root]
    while let parent = next.popLast() {
      let members = children[parent] ?? []
      found += members
      next += members.map(\.pid)
    }
    members = found
  }

  /// Lists the processes that descend from `root` now; none where the system has no `/proc`.
  init(below root: Int32) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let all = entries.filter { Int32($0) != nil }.compactMap { entry in
      (try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8)).flatMap {
        Member(stat: $0)
      }
    }
    self.init(below: root, in: all)
  }
}

extension ProcessTree.Member {
  /// Reads a line such as `12 (swift-frontend) S 11 …`; the name may itself hold spaces and parentheses.
  init?(stat line: String) {
    guard let open = line.firstIndex(of: "("), let close = line.lastIndex(of: ")"), open < close,
      let pid = Int32(line[..<open].trimmingCharacters(in: .whitespaces))
    else { return nil }
    let rest = line[line.index(after: close)...].split(separator: " ")
    guard rest.count > 1, let parent = Int32(rest[1]) else { return nil }
    self.init(pid: pid, parent: parent, name: String(line[line.index(after: open)..<close]))
  }

  /// True when it has ended, also where nobody has collected it yet; false of another that got its number.
  var isGone: Bool {
    guard let line = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8) else {
      return true
    }
    return line[(line.lastIndex(of: ")") ?? line.startIndex)...].hasPrefix(") Z")
  }

  /// The most memory that the process has held at once since it began its program, in bytes.
  var peakBytes: Int? {
    let status = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
    return status.flatMap { Self.peakBytes(status: $0) }
  }

  /// Reads the line `VmHWM:   43212 kB`.
  static func peakBytes(status: String) -> Int? {
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return kilobytes.flatMap { Int($0) }.map { $0 << 10 }
  }
}
