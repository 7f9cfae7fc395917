import Foundation
import Testing

extension Playground {
  /// The changes to the environment that make Bubblewrap refuse to work, as under AppArmor.
  func withoutBubblewrap() throws -> [String: String?] {
    let tools = folder.appending(path: "tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    let file = tools.appending(path: "bwrap")
    try writeProgram("echo 'bwrap: setting up uid map: Permission denied' >&2\nexit 1", to: file)
    return ["PATH": "\(tools.path):\(environment["PATH"] ?? "")"]
  }

  /// Writes a shell script that can be started at once.
  ///
  /// A child writes it: a program cannot be started while any process has it open for writing, and what this process
  /// has open is inherited for a moment by every child that another test starts.
  func writeProgram(_ body: String, to file: URL) throws {
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = [
      "-c", "printf '#!/bin/sh\\n%s\\n' \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", body, file.path,
    ]
    try writer.run()
    writer.waitUntilExit()
    try #require(writer.terminationStatus == 0)
  }

  /// Copies the kits of all tests, by a child for the same reason: the suite hosts among them are programs.
  ///
  /// What another test is still building may vanish meanwhile, of which `cp` complains; finished kits stay.
  func copyCache(to folder: URL) async throws {
    let copied = try await run("/bin/cp", ["-a", Products.cache.path, folder.path])
    try #require(copied.status <= 1, "\(copied.all)")
  }
}
