import Foundation
import KataBuilding
import KataContent
import KataCore
import KataProcess

/// Compiles the Swift of a lesson as a learner's file is compiled, without making anything of it.
struct LessonCodeProof: Sendable {
  let workshop: Workshop
  /// The compiler call by which an editor reads a learner's files, without the files.
  let arguments: [String]

  /// What the compiler says of a page's code, at the lines of the lesson.
  ///
  /// - Throws: `ProcessError`, `BuildError` or `CancellationError`.
  func problems(
    of code: [LessonCode], in lesson: Lesson
  ) async throws -> [ContentProof.Problem] {
    try await code.concurrentMap { try await problems(of: $0, in: lesson) }.flatMap(\.self)
  }

  private func problems(
    of code: LessonCode, in lesson: Lesson
  ) async throws -> [ContentProof.Problem] {
    try await workshop.withBuildFolder { folder in
      let file = folder.appending(path: "\(lesson.id).swift")
      do {
        try Data(code.source.utf8).write(to: file)
      } catch {
        throw BuildError(working: folder, error)
      }
      let compiler = arguments.first ?? ""
      let tools = URL(filePath: compiler).deletingLastPathComponent().path
      let command = Command(
        compiler,
        arguments.dropFirst() + ["-typecheck", "-diagnostic-style", "llvm", file.path],
        environment: ["PATH": "\(tools):/usr/bin:/bin", "HOME": "/tmp"], directory: folder.path)
      let result = try await workshop.runner.run(command, limits: RunLimits(total: .seconds(120)))
      return Self.problems(told: result, file: file.lastPathComponent, code, lesson)
    }
  }

  private static func problems(
    told result: ProcessResult, file: String, _ code: LessonCode, _ lesson: Lesson
  ) -> [ContentProof.Problem] {
    let lines = result.errorText.split(separator: "\n")
    let told = lines.compactMap { line -> ContentProof.Problem? in
      let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      guard parts.count == 5, parts[0].hasSuffix("/" + file), let number = Int(parts[1]),
        [" error", " warning"].contains(parts[3])
      else { return nil }
      return .init(lesson, line: number, "the compiler says:\(parts[4])")
    }
    if told.isEmpty, !result.isSuccess {
      return [.init(lesson, line: code.line, "the compiler fails: \(lines.suffix(3))")]
    }
    return told
  }
}
