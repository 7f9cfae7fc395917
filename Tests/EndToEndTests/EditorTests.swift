import Foundation
import Testing

/// `kata edit` with an editor that is a script, on a real terminal.
@Suite(.lane) struct EditorTests {
  @Test func checksWhatTheEditorHasSaved() async throws {
    let (playground, workspace) = try await solved()
    let editor = try script(
      """
      test -t 0 && test -t 1 || exit 9
      printf 'editing %s\\n' "$(basename "$2")"
      read answer
      printf '// %s\\n' "$answer" >> "$2"
      """, playground)
    let session = try playground.terminal(
      "edit", "Sources/Solution.swift", in: workspace.root,
      environment: ["EDITOR": "'\(editor.path)' --wait"])
    try await session.wait(for: "editing Solution.swift")
    await session.type("typed by a learner\r")
    let seen = try await session.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.text.contains("Passed"))
    let text = try String(contentsOf: workspace.file("Sources/Solution.swift"), encoding: .utf8)
    #expect(text.hasSuffix("// typed by a learner\n"))
    let history = try await playground.kata("history", in: workspace.root)
    #expect(history.text.contains("before edit"), "\(history.text)")
  }

  @Test func prefersVisualToEditor() async throws {
    let (playground, workspace) = try await solved()
    let editor = try script("echo visual was here", playground)
    let session = try playground.terminal(
      "edit", in: workspace.root,
      environment: ["VISUAL": "'\(editor.path)'", "EDITOR": "/nowhere/editor"])
    let seen = try await session.finish()
    #expect(seen.status == 0, "\(seen.text)")
    #expect(seen.text.contains("visual was here"))
  }

  @Test func saysHowToChooseAnEditor() async throws {
    let (playground, workspace) = try await solved()
    let session = try playground.terminal("edit", in: workspace.root)
    let seen = try await session.finish()
    #expect(seen.status == 64, "\(seen.text)")
    #expect(seen.text.contains("EDITOR="))
  }

  @Test func saysThatTheEditorIsNotThere() async throws {
    let (playground, workspace) = try await solved()
    let session = try playground.terminal(
      "edit", in: workspace.root, environment: ["EDITOR": "no-such-editor"])
    let seen = try await session.finish()
    #expect(seen.status == 64, "\(seen.text)")
    #expect(seen.text.contains("`no-such-editor` was not found"))
    #expect(!seen.text.contains("Error:"))
  }

  @Test func checksNothingAfterAnEditorThatFailed() async throws {
    let (playground, workspace) = try await solved()
    let editor = try script("exit 3", playground)
    let session = try playground.terminal(
      "edit", in: workspace.root, environment: ["EDITOR": "'\(editor.path)'"])
    let seen = try await session.finish()
    #expect(seen.status != 0, "\(seen.text)")
    #expect(seen.text.contains("nothing was checked"), "\(seen.text)")
    #expect(!seen.text.contains("Passed"))
  }

  @Test func saysThatAnEditorNeedsATerminal() async throws {
    let (playground, workspace) = try await solved()
    let run = try await playground.kata(
      "edit", in: workspace.root, environment: ["EDITOR": "vi"])
    #expect(run.status == 64, "\(run.all)")
    #expect(run.errorText.hasPrefix("kata: An editor needs a terminal"), "\(run.errorText)")
  }

  private func solved() async throws -> (Playground, LearnerFolder) {
    let playground = try Playground()
    return (playground, try await playground.workspace(solved: true))
  }

  private func script(_ body: String, _ playground: Playground) throws -> URL {
    let file = playground.folder.appending(path: "my editor")
    try playground.writeProgram(body, to: file)
    return file.resolvingSymlinksInPath()
  }
}
