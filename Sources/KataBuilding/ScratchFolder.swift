import Foundation

/// An empty folder for one piece of work, removed afterwards with whatever compilers leave in it.
struct ScratchFolder {
  let url: URL

  /// The variable that sends a program's temporary files there.
  ///
  /// The compiler's driver leaves a folder behind whenever it answers a question without compiling.
  var environment: [String: String] { ["TMPDIR": url.path] }

  /// Makes a folder, gives it to `work`, and removes it whatever happens.
  static func with<Answer>(
    _ work: (ScratchFolder) async throws -> Answer
  ) async throws -> Answer {
    let url = FileManager.default.temporaryDirectory.appending(path: "kata-build-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try await work(ScratchFolder(url: url))
  }
}
