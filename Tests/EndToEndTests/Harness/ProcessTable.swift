import Foundation
import Glibc

/// The processes of this machine.
///
/// Waiting gives its thread back, since what is waited for may need it to begin at all.
struct ProcessTable: Sendable {
  /// The processes, apart from this one, whose command line, folder, environment or memory map names something.
  ///
  /// A sandboxed process hides its environment, but not the files that it has mapped.
  func processes(about name: String) -> [String] {
    all.filter { $0 != getpid() && isAbout(name, $0) }.map { "\($0): \(commandLine(of: $0))" }
  }

  /// Waits until a process whose command line holds a word works on something.
  func wait(for word: String, about name: String, _ deadline: Deadline) async throws {
    while !processes(about: name).contains(where: { $0.contains(word) }) {
      guard !deadline.isPast else {
        throw TooLate(
          waitingFor: "a process with \(word)",
          seen: processes(about: name).joined(separator: "\n"))
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Waits until no process whose command line holds a word works on something any more.
  func wait(forNo word: String, about name: String, _ deadline: Deadline) async throws {
    while processes(about: name).contains(where: { $0.contains(word) }) {
      guard !deadline.isPast else {
        throw TooLate(
          waitingFor: "the end of every \(word)",
          seen: processes(about: name).joined(separator: "\n"))
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// What still works on something once only so many processes do, or after 20 seconds.
  ///
  /// Whoever has been killed is given a moment to go.
  func left(_ count: Int, about name: String) async -> [String] {
    let deadline = Deadline.seconds(20)
    var found = processes(about: name)
    while found.count > count, !deadline.isPast {
      try? await Task.sleep(for: .milliseconds(10))
      found = processes(about: name)
    }
    return found
  }

  private var all: [pid_t] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
    return (names ?? []).compactMap { pid_t($0) }
  }

  private func isAbout(_ name: String, _ pid: pid_t) -> Bool {
    guard !isZombie(pid) else { return false }
    let folder = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(pid)/cwd")
    return folder?.contains(name) == true
      || ["cmdline", "environ", "maps"].contains { text($0, pid).contains(name) }
  }

  private func isZombie(_ pid: pid_t) -> Bool {
    text("stat", pid).split(separator: ")").last?.hasPrefix(" Z") ?? true
  }

  private func commandLine(of pid: pid_t) -> String {
    text("cmdline", pid).split(separator: "\0").joined(separator: " ")
  }

  private func text(_ file: String, _ pid: pid_t) -> String {
    let data = try? Data(contentsOf: URL(filePath: "/proc/\(pid)/\(file)"))
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
