import Foundation
import KataCore
import KataWorkspace

/// A temporary folder as a value of paths and texts, removed with the last reference to it.
final class TestFolder: Sendable {
  let root: URL

  init(_ files: [String: String] = [:]) throws {
    root = URL(filePath: Self.parent, directoryHint: .isDirectory).resolvingSymlinksInPath()
      .appending(path: "kata-workspace-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  /// In memory where that is offered, because the tests that stop everywhere write thousands of files.
  private static var parent: String {
    let memory = "/dev/shm"
    let isOffered = FileManager.default.isWritableFile(atPath: memory)
    return isOffered ? memory : NSTemporaryDirectory()
  }

  init(copying other: TestFolder) throws {
    root = other.root.deletingLastPathComponent()
      .appending(path: "kata-workspace-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.copyItem(at: other.root, to: root)
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  func place(_ path: String) -> URL { root.appending(path: path) }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func write(_ path: String, _ data: Data) throws {
    let place = place(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(at: place(path)) }

  func text(_ path: String) throws -> String {
    try String(contentsOf: place(path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: place(path).path) }

  /// Every file below a path, hidden ones included, by its path from the root.
  func files(below folder: String = "") -> Set<String> {
    let names = FileManager.default.enumerator(atPath: place(folder).path)?.allObjects as? [String]
    let paths = (names ?? []).map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    var isFolder = ObjCBool(false)
    return Set(
      paths.filter {
        FileManager.default.fileExists(atPath: place($0).path, isDirectory: &isFolder)
          && !isFolder.boolValue
      })
  }
}

/// A small kata on disk, and a learner's folder started from it.
struct TestKata {
  static let starter = [
    "Sources/Solution.swift": "enum Solution {}\n",
    "Sources/Views/GreetingViewController.swift": "final class GreetingViewController {}\n",
  ]

  let content: TestFolder
  let learner: TestFolder

  init(starter: [String: String] = Self.starter) throws {
    content = try TestFolder(["README.md": "Greet.\n", "README.zh-Hans.md": "问候。\n"])
    for (path, text) in starter { try content.write("Starter/\(path)", text) }
    try content.write("Solutions/MVP/Sources/Solution.swift", "enum Solution { /* MVP */ }\n")
    learner = try TestFolder()
  }

  init(copying other: TestKata) throws {
    content = other.content
    learner = try TestFolder(copying: other.learner)
  }

  var pattern: Pattern { Pattern(id: "mvp", title: "MVP", folder: "MVP", seam: "GreetingMVP") }

  func kata(version: Int = 1) -> Kata {
    Kata(
      id: "greeting", version: version, titles: ["en": "Greeting"], summaries: [:],
      contract: "GreetingContract", patterns: [pattern], limits: Limits(), mistakes: [],
      folder: content.root)
  }

  @discardableResult
  func start(disk: Disk = Disk(syncs: false)) throws -> Workspace {
    try WorkspaceStarter(disk: disk, now: Self.now)
      .start(kata: kata(), pattern: pattern, at: learner.root)
  }

  var workspace: Workspace {
    Workspace(root: learner.root, kata: "greeting", version: 1, pattern: "mvp")
  }

  func store(disk: Disk = Disk(syncs: false)) -> SnapshotStore {
    SnapshotStore(of: workspace, disk: disk, now: Self.now)
  }

  var finder: WorkspaceFinder { WorkspaceFinder(disk: Disk(syncs: false), now: Self.now) }

  /// The learner's files as they are now.
  func sources() throws -> [String: String] {
    let tree = try SourceTree(of: workspace)
    return [String: String](
      uniqueKeysWithValues: tree.files.map {
        ($0.key.description, String(decoding: $0.value, as: UTF8.self))
      })
  }

  @Sendable static func now() -> Date { Date(timeIntervalSince1970: 1_700_000_000) }
}

/// A disk that dies: from one operation on, every further one fails, as for a process that was killed.
final class MortalDisk: Sendable {
  struct Killed: Error {}

  let disk: Disk
  private let counter: Counter

  /// Lets a number of operations happen.
  init(operations: Int) {
    let counter = Counter(left: operations)
    self.counter = counter
    // A child that another test starts shares our lock between its fork and its exec.
    disk = Disk(lockPatience: .seconds(30), syncs: false) { _, _ in
      guard counter.countDown() else { throw Killed() }
    }
  }

  /// Lets one operation more happen each time, until all of them do.
  static func forEveryLifetime(_ body: (MortalDisk, Int) throws -> Void) rethrows {
    for count in 0... {
      let mortal = MortalDisk(operations: count)
      try body(mortal, count)
      if !mortal.hasDied { return }
    }
  }

  /// Says whether an operation was refused.
  private var hasDied: Bool { counter.isOver }
}

/// Counts down from several threads.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var left: Int
  private var over = false

  init(left: Int) {
    self.left = left
  }

  func countDown() -> Bool {
    lock.withLock {
      over = over || left == 0
      left -= 1
      return !over
    }
  }

  var isOver: Bool { lock.withLock { over } }
}
