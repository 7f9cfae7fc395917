import Foundation
import Testing

/// Records and history that cannot be kept: every command still does its work and says so once.
@Suite(.lane) struct RecordsErrorTests {
  private static let commands = [
    "lessons", "progress", "next", "read why", "katas", "hint", "check",
  ]

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What is done to the home by a shell in which `data` and `state` are the program's folders.
    let damage: String
    /// What must be said.
    let words: String
  }

  static let faults = [
    Fault(
      testDescription: "a damaged database", damage: "echo garbage > $data/records.sqlite",
      words: "new ones were begun"),
    Fault(
      testDescription: "a cut database",
      damage:
        "kata next >/dev/null; kata lang zh > /dev/null; kata lang en > /dev/null; truncate -s 5000 $data/records.sqlite; rm -f $data/*-wal $data/*-shm",
      words: "new ones were begun"),
    Fault(
      testDescription: "a newer database",
      damage:
        "kata lang en >/dev/null; sqlite3 $data/records.sqlite \"insert into grdb_migrations values ('v999-later')\"",
      words: "newer"),
    Fault(
      testDescription: "a folder in the database's place", damage: "mkdir $data/records.sqlite",
      words: "records"),
    Fault(
      testDescription: "a file in the folder's place", damage: "rm -rf $data; echo > $data",
      words: "not a folder"),
    Fault(
      testDescription: "a link to nowhere", damage: "rm -rf $data; ln -s /nowhere/at/all $data",
      words: "kept"),
  ]

  @Test(arguments: faults) func worksWith(_ fault: Fault) async throws {
    let (playground, workspace) = try await damaged(fault.damage)
    let session = try await playground.kata("next", in: workspace.root)
    #expect(session.status == 0, "\(session.all)")
    #expect(session.errorText.components(separatedBy: "kata: ").count == 2, "\(session.errorText)")
    #expect(session.errorText.contains(fault.words), "\(session.errorText)")
    for line in Self.commands {
      let words = line.split(separator: " ").map(String.init)
      let run = try await Child(playground.spawn(words, in: workspace.root)).finish()
      #expect([0, 1].contains(run.status), "\(line): \(run.all)")
      #expect(run.errorText.components(separatedBy: "kata: ").count <= 2, "\(run.errorText)")
    }
  }

  @Test(arguments: faults) func saysItOnceInASessionWith(_ fault: Fault) async throws {
    let (playground, workspace) = try await damaged(fault.damage)
    let session = try await playground.session(in: workspace.root)
    for line in ["lessons", "progress --no-pager", "next"] { try await session.enter(line) }
    let text = await session.text
    #expect(text.components(separatedBy: "kata: ").count == 2, "\(text)")
    await session.type("\u{4}")
    #expect(try await session.finish().status == 0)
  }

  @Test(
    .enabled(if: Mounts.arePermitted, "This machine lets no test mount anything."),
    arguments: [
      ("mount -t tmpfs -o ro none '%'", "may not be written"),
      ("mount -t tmpfs -o size=4k none '%'", "disk is full"),
    ])
  func worksOnADiskThatTakesNothing(_ mount: String, _ words: String) async throws {
    let (playground, workspace) = try await damaged("true")
    let home = playground.folder.appending(path: "home").path
    let mounts = Mounts(commands: [mount.replacing("%", with: home)])
    for line in Self.commands {
      let spawn = playground.spawn(line.split(separator: " ").map(String.init), in: workspace.root)
      let run = try await Child(mounts.around(spawn)).finish()
      #expect([0, 1].contains(run.status), "\(line): \(run.all)")
      #expect(
        run.errorText.components(separatedBy: "Progress is not kept").count <= 2,
        "\(line): \(run.errorText)")
    }
    let session = try TerminalSession(
      mounts.around(playground.spawn([], in: workspace.root)), in: playground)
    try await session.prompt()
    for line in ["lessons", "check --no-scores", "next"] { try await session.enter(line) }
    let text = await session.text.replacing("\n", with: " ")
    #expect(text.components(separatedBy: words).count == 2, "\(text)")
    // A full disk may have room for a few lines of history still.
    let told = text.components(separatedBy: "what you type is not kept").count - 1
    #expect(mount.contains("ro none") ? told == 1 : told <= 1, "\(text)")
    // What is typed is remembered for as long as the session lasts.
    await session.type("\u{1b}[A")
    try await session.wait(forLine: "next")
    await session.type("\u{15}\u{4}")
    #expect(try await session.finish().status == 0)
  }

  @Test(arguments: [
    "mkdir -p $state/history", "mkdir -p $state; ln -s loop $state/loop; ln -s loop $state/history",
    "mkdir -p $(dirname $state); echo > $state", "mkdir -p $state; mkfifo $state/history",
  ])
  func remembersWhileItLastsWhenTheHistoryIsNoFile(_ damage: String) async throws {
    let (playground, _) = try await damaged(damage)
    let session = try await playground.session()
    let text = await session.text.replacing("\n", with: " ")
    #expect(text.components(separatedBy: "what you type is not kept").count == 2, "\(text)")
    try await session.enter("lessons")
    try await session.enter("next")
    await session.type("\u{1b}[A\u{1b}[A")
    try await session.wait(forLine: "lessons")
    await session.type("\u{15}\u{4}")
    #expect(try await session.finish().status == 0)
  }

  @Test func takesAHistoryOfOddBytes() async throws {
    let (playground, _) = try await damaged(
      "mkdir -p $state; printf 'lessons\\n\\377\\376\\033[2J\\0x\\nnext' > $state/history")
    let session = try await playground.session()
    await session.type("\u{1b}[A")
    try await session.wait(forLine: "❯ next")
    await session.type("\u{1b}[A\u{1b}[A\u{15}\u{4}")
    let seen = try await session.finish()
    #expect(seen.status == 0)
    #expect(seen.unknownSequences.isEmpty)
  }

  @Test func losesNothingWhenTwoSessionsWrite() async throws {
    let playground = try Playground()
    let first = try await playground.session()
    let second = try await playground.session()
    for (session, lines) in [(first, ["lessons", "katas"]), (second, ["drills", "next"])] {
      for line in lines { try await session.enter(line) }
    }
    for session in [first, second] {
      await session.type("\u{4}")
      #expect(try await session.finish().status == 0)
    }
    let history = playground.folder.appending(path: "home/.local/state/kata/history")
    let lines = try String(contentsOf: history, encoding: .utf8).split(separator: "\n")
    #expect(Set(lines) == ["lessons", "katas", "drills", "next"])
  }

  /// A workspace, and a home that somebody has damaged.
  private func damaged(_ damage: String) async throws -> (Playground, LearnerFolder) {
    let playground = try Playground()
    let workspace = try await playground.workspace()
    let home = playground.folder.appending(path: "home").path
    let run = try await playground.shell(
      """
      set -e; data='\(home)/.local/share/kata'; state='\(home)/.local/state/kata'
      rm -rf "$data"; mkdir -p "$data"; \(damage)
      """)
    try #require(run.status == 0, "\(run.all)")
    return (playground, workspace)
  }
}
