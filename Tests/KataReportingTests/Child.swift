import Foundation
import Testing

/// A foreign program that a test asks for its judgement.
struct Child {
  let status: Int32
  let output: String
  let errors: String

  /// Runs a program to its end; large input and output go through files, so that no pipe can fill up.
  init(_ path: String, _ arguments: [String], input: String = "") throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["in", "out", "err"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }

  /// Every program of this name on the search path, first Debian's own.
  static func programs(named name: String) -> [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = ["/usr/bin"] + path.split(separator: ":").map(String.init)
    return folders.map { "\($0)/\(name)" }.filter(FileManager.default.isExecutableFile)
  }
}
