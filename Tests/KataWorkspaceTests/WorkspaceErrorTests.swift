import KataWorkspace
import Testing

struct WorkspaceErrorTests {
  @Test(
    arguments: [
      (.notEmpty(path: "/w", names: ["a", "b", "c", "d", "e", "f"]), ["a, b, c, d and 2 more"]),
      (.parentMissing(path: "/a/b"), ["/a/b", "mkdir -p"]),
      (
        .metadataBroken(path: "/w/.kata/workspace.json", reason: "it is not JSON"),
        ["it is not JSON", "git checkout -- .kata/workspace.json", "--kata KATA --pattern PATTERN"]
      ),
      (.outsideWorkspace(path: "/home"), ["/home", "kata start"]),
      (.noSuchSnapshot(number: 9, newest: 4), ["9", "4", "kata history"]),
      (.noSuchSnapshot(number: 9, newest: nil), ["none"]),
      (.failed(.makeFolder, path: "/x", code: 5), ["make the folder /x", "Input/output error"]),
    ] as [(WorkspaceError, [String])])
  func saysWhatHappenedWhereAndWhatNext(error: WorkspaceError, parts: [String]) {
    for part in parts { #expect(error.description.contains(part)) }
  }
}
