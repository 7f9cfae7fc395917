package import Foundation
package import KataCore
package import KataProcess

/// Finds the learner's own line in the runtime's list of calls when a program trapped inside a library.
package struct CrashSite: Sendable {
  private let kit: Kit
  private let tools: SandboxedTools
  private let limits: Limits

  package init(kit: Kit, sandbox: Sandbox, runner: any CommandRunner, limits: Limits) {
    self.kit = kit
    tools = SandboxedTools(kit: kit, sandbox: sandbox, runner: runner)
    self.limits = limits
  }

  /// The innermost place in one of these files; nil when the output names no call of the learner's.
  package func place(
    in output: String, library: URL, files: [SourceFile]
  ) async throws -> SourceLocation? {
    let offsets = Self.offsets(in: output, library: library.lastPathComponent)
    guard !offsets.isEmpty else { return nil }
    let folder = library.deletingLastPathComponent()
    // The address is that of the return, one past the call.
    let addresses = offsets.prefix(16).map { "0x" + String($0 - 1, radix: 16) }
    let command = tools.command(
      kit.toolchain.symbolizer,
      ["--obj=\(library.path)", "--output-style=GNU", "--functions=none"] + addresses, in: folder)
    let result = try await tools.run(command, in: folder, limits: limits)
    return result.outputText.split(separator: "\n").lazy
      .compactMap { Self.location(in: $0, files: files) }.first
  }

  /// Reads lines such as `5  libApp.so  0x00007f… <unavailable> + 90002`.
  static func offsets(in output: String, library: String) -> [Int] {
    output.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count >= 4, Int(words[0]) != nil, words[1] == library, let last = words.last,
        words.dropLast().last == "+", line.contains("<unavailable>")
      else { return nil }
      return Int(last).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// Reads `path:line` or `path:line:column`; line 0 is code that the compiler made up.
  private static func location(in line: Substring, files: [SourceFile]) -> SourceLocation? {
    let parts = line.split(separator: ":")
    guard parts.count >= 2, let number = Int(parts[1].prefix { $0.isNumber }), number > 0,
      let file = files.first(where: {
        parts[0].hasSuffix("/\($0.path)") || parts[0] == "\($0.path)"
      })
    else { return nil }
    return SourceLocation(path: file.path, line: number, column: 1)
  }
}
