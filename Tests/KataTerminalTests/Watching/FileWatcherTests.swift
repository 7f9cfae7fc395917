import Foundation
import Glibc
import KataTerminal
import KataTestSupport
import Testing

/// Each test runs where the system tells what happens, and where files are looked at by the clock.
@Suite(.timeLimit(.minutes(3))) struct FileWatcherTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("one", to: "S/a.swift")
    try folder.write("two", to: "S/below/b.swift")
  }

  @Test(arguments: [true, false])
  func tellsASaveInPlace(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    try inPlace("uno", "S/a.swift")
    #expect(await next(watcher) == files("S/a.swift"))
  }

  @Test(arguments: [true, false])
  func tellsASaveByRenaming(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    try inPlace("uno", "S/4913")
    try move("S/a.swift", "S/a.swift~")
    try inPlace("uno", "S/a.swift.tmp")
    try move("S/a.swift.tmp", "S/a.swift")
    #expect(await next(watcher) == files("S/a.swift"))
  }

  @Test(arguments: [true, false])
  func tellsOneSaveOfSeveralFilesOnce(poll: Bool) async throws {
    let watcher = watcher(poll: poll, quiet: .milliseconds(60))
    try inPlace("uno", "S/a.swift")
    try inPlace("due", "S/below/b.swift")
    #expect(await next(watcher) == files("S/a.swift", "S/below/b.swift"))
  }

  @Test(arguments: [true, false])
  func tellsNothingOfTheSameContentOrOfOtherFiles(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    try inPlace("one", "S/a.swift")
    try inPlace("x", "S/.hidden.swift")
    try inPlace("x", "S/notes.txt")
    try inPlace("x", "S/a.swift~")
    try folder.write("x", to: "S/.build/c.swift")
    // Long enough for all of that to have settled, were it told.
    try await settle()
    try inPlace("due", "S/below/b.swift")
    #expect(await next(watcher) == files("S/below/b.swift"))
  }

  @Test(arguments: [true, false])
  func tellsFilesInNewFolders(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    try folder.write("three", to: "S/x/y/z/c.swift")
    #expect(await next(watcher) == files("S/x/y/z/c.swift"))
    try inPlace("tre", "S/x/y/z/c.swift")
    #expect(await next(watcher) == files("S/x/y/z/c.swift"))
  }

  @Test(arguments: [true, false])
  func followsARenamedFolder(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    try move("S/below", "S/beside")
    #expect(await next(watcher) == files("S/below/b.swift", "S/beside/b.swift"))
    try inPlace("due", "S/beside/b.swift")
    #expect(await next(watcher) == files("S/beside/b.swift"))
  }

  @Test(arguments: [true, false])
  func tellsThatAFileIsGone(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    #expect(unlink(path("S/a.swift")) == 0)
    #expect(await next(watcher) == files("S/a.swift"))
  }

  @Test(arguments: [true, false])
  func tellsThatTheFolderIsGoneAndThatItIsBack(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    try move("S", "T")
    #expect(await next(watcher) == .folderGone(path("S")))
    try move("T", "S")
    #expect(await next(watcher) == files("S/a.swift", "S/below/b.swift"))
    try inPlace("uno", "S/a.swift")
    #expect(await next(watcher) == files("S/a.swift"))
  }

  @Test(arguments: [true, false])
  func noticesAnotherFolderInTheSamePlace(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    try folder.write("uno", to: "T/a.swift")
    try folder.write("two", to: "T/below/b.swift")
    try move("S", "old")
    try move("T", "S")
    #expect(await next(watcher) == files("S/a.swift"))
    try inPlace("due", "S/below/b.swift")
    #expect(await next(watcher) == files("S/below/b.swift"))
  }

  @Test(arguments: [true, false])
  func neverOpensAPipeOfThatName(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    #expect(mkfifo(path("S/pipe.swift"), 0o600) == 0)
    #expect(await next(watcher) == files("S/pipe.swift"))
  }

  @Test(arguments: [true, false])
  func endsWhenItIsCancelled(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    watcher.cancel()
    #expect(await next(watcher) == nil)
  }

  @Test(arguments: [true, false])
  func endsWithTheTaskThatReads(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    let reading = Task { () -> FileChange? in
      for await change in watcher.changes { return change }
      return nil
    }
    reading.cancel()
    #expect(await reading.value == nil)
    try inPlace("uno", "S/a.swift")
    #expect(await next(watcher) == nil)
  }

  @Test func watchesForAsLongAsSomebodyReads() async throws {
    let changes = watcher(poll: false).changes
    try inPlace("uno", "S/a.swift")
    for await change in changes {
      #expect(change == files("S/a.swift"))
      break
    }
  }

  @Test func saysWhetherItPolls() {
    #expect(watcher(poll: true).isPolling)
    #expect(!watcher(poll: false).isPolling)
  }

  @Test func watchesWhatItIsAskedTo() async throws {
    let watcher = FileWatcher(
      folders: [folder.url.appending(path: "S")], quiet: .milliseconds(5),
      isWatched: { $0 == "notes.txt" })
    try inPlace("uno", "S/a.swift")
    try inPlace("x", "S/notes.txt")
    #expect(await next(watcher) == files("S/notes.txt"))
  }

  @Test(arguments: [true, false])
  func watchesAFolderThatNeedNotBeThere(poll: Bool) async throws {
    let watcher = FileWatcher(
      folders: [folder.url.appending(path: "S")], optional: [folder.url.appending(path: "T")],
      quiet: .milliseconds(5), tick: .milliseconds(10), poll: poll)
    try inPlace("x", "beside.swift")
    try folder.write("x", to: "U/other.swift")
    try folder.write("one", to: "T/a.swift")
    #expect(await next(watcher) == files("T/a.swift"))
    try inPlace("uno", "T/a.swift")
    #expect(await next(watcher) == files("T/a.swift"))
    try move("T", "V")
    #expect(await next(watcher) == files("T/a.swift"))
    try inPlace("uno", "S/a.swift")
    #expect(await next(watcher) == files("S/a.swift"))
  }

  /// The folder is empty when it is first seen, so its files are known from what was told of them alone.
  @Test(arguments: [true, false])
  func tellsThatAFolderVanishedThatWasFilledLater(poll: Bool) async throws {
    let watcher = watcher(poll: poll)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "S/new"), withIntermediateDirectories: false)
    try inPlace("uno", "S/a.swift")
    #expect(await next(watcher) == files("S/a.swift"))
    try inPlace("due", "S/new/c.swift")
    #expect(await next(watcher) == files("S/new/c.swift"))
    try move("S/new", "V")
    #expect(await next(watcher) == files("S/new/c.swift"))
  }

  private func watcher(poll: Bool, quiet: Duration = .milliseconds(5)) -> FileWatcher {
    FileWatcher(
      folders: [folder.url.appending(path: "S")], quiet: quiet, tick: .milliseconds(10), poll: poll)
  }

  private func next(_ watcher: FileWatcher) async -> FileChange? {
    var changes = watcher.changes.makeAsyncIterator()
    return await changes.next()
  }

  /// Waits until a watcher of the same folder has told a save that came later.
  private func settle() async throws {
    let other = FileWatcher(
      folders: [folder.url.appending(path: "S")], quiet: .milliseconds(20),
      isWatched: { $0 == "last" })
    try inPlace("x", "S/last")
    _ = await next(other)
  }

  private func files(_ names: String...) -> FileChange { .files(names.map(path)) }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func inPlace(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.url.appending(path: name))
  }

  private func move(_ name: String, _ other: String) throws {
    #expect(rename(path(name), path(other)) == 0)
  }
}
