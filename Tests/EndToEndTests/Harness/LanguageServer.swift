import Foundation
import Testing

/// The toolchain's language server, spoken to as an editor speaks.
struct LanguageServer: Sendable {
  private let child: Child
  private let root: URL

  /// Starts the server and opens a folder.
  init(opening root: URL, _ playground: Playground) async throws {
    let folders = (playground.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let program = folders.map { "\($0)/sourcekit-lsp" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    self.root = root
    child = try Child(
      Spawn(
        executable: try #require(program, "The toolchain in PATH has no sourcekit-lsp."),
        environment: playground.environment, directory: root.path), input: .pipe)
    _ = try await answer(
      1, "initialize",
      """
      {"processId": null, "rootUri": "\(root.absoluteString)", "capabilities": {
        "textDocument": {"diagnostic": {}, "completion": {}}}}
      """)
    try await notify("initialized", "{}")
  }

  /// Shows the server a file with this text, whatever is on disk.
  func open(_ path: String, text: String) async throws {
    let content = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    try await notify(
      "textDocument/didOpen",
      """
      {"textDocument": {"uri": "\(uri(path))", "languageId": "swift", "version": 1,
        "text": \(content)}}
      """)
  }

  /// The labels offered at a place; line and column count from 0.
  func completions(_ id: Int, in path: String, line: Int, column: Int) async throws -> [String] {
    let answer = try await answer(
      id, "textDocument/completion",
      """
      {"textDocument": {"uri": "\(uri(path))"}, "position": {"line": \(line), "character": \(column)}}
      """)
    let result = answer["result"] as? [String: Any]
    let items = result?["items"] as? [[String: Any]] ?? answer["result"] as? [[String: Any]] ?? []
    return items.compactMap { $0["label"] as? String }
  }

  /// What the server has to complain about in a file.
  func diagnostics(_ id: Int, of path: String) async throws -> [String] {
    let answer = try await answer(
      id, "textDocument/diagnostic", "{\"textDocument\": {\"uri\": \"\(uri(path))\"}}")
    let result = try #require(answer["result"] as? [String: Any], "\(answer)")
    let items = result["items"] as? [[String: Any]] ?? []
    return items.compactMap { $0["message"] as? String }
  }

  /// Ends the server.
  func stop() async throws {
    await child.send(SIGKILL)
    _ = try await child.finish()
  }

  private func uri(_ path: String) -> String { root.appending(path: path).absoluteString }

  private func notify(_ method: String, _ parameters: String) async throws {
    try await send("{\"jsonrpc\": \"2.0\", \"method\": \"\(method)\", \"params\": \(parameters)}")
  }

  private func answer(
    _ id: Int, _ method: String, _ parameters: String
  ) async throws -> sending [String: Any] {
    try await send(
      "{\"jsonrpc\": \"2.0\", \"id\": \(id), \"method\": \"\(method)\", \"params\": \(parameters)}")
    try await child.wait(for: "the answer to \(method)", .seconds(120)) { bytes in
      Self.answer(id, in: bytes) != nil
    }
    return try #require(Self.answer(id, in: await child.output))
  }

  private func send(_ body: String) async throws {
    try await child.write(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
  }

  /// The message that answers a request, among all that the server has sent.
  private static func answer(_ id: Int, in bytes: [UInt8]) -> [String: Any]? {
    var rest = bytes[...]
    let mark = Array("\r\n\r\n".utf8)
    while let end = rest.firstRange(of: mark)?.upperBound {
      let header = String(decoding: rest[..<end], as: UTF8.self)
      guard let length = Int(header.drop { !$0.isNumber }.prefix { $0.isNumber }),
        rest.endIndex - end >= length
      else { return nil }
      let body = Data(rest[end..<(end + length)])
      rest = rest[(end + length)...]
      let message = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any]
      if message?["id"] as? Int == id, message?["method"] == nil { return message }
    }
    return nil
  }
}
