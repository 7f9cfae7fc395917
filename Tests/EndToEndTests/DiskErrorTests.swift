import Foundation
import Testing

/// No home, a home that cannot be written, and disks that are full.
@Suite(.lane) struct DiskErrorTests {
  @Test func checksWithoutAHome() async throws {
    let (playground, workspace) = try await solved()
    let run = try await playground.kata("check", in: workspace.root, environment: ["HOME": nil])
    #expect(run.status == 0, "\(run.all)")
  }

  @Test func keepsKitsInATemporaryFolderWithoutAHomeOrACache() async throws {
    let playground = try Playground()
    let run = try await playground.kata(
      "doctor", environment: ["HOME": nil, "XDG_CACHE_HOME": nil])
    #expect(run.status == 0, "\(run.all)")
    #expect(run.text.contains("HOME is not set"), "\(run.text)")
    #expect(run.text.contains(playground.folder.appending(path: "tmp").path), "\(run.text)")
  }

  @Test(.enabled(if: Mounts.arePermitted, "This machine lets no test mount anything."))
  func keepsKitsElsewhereWhenTheHomeIsReadOnly() async throws {
    let playground = try Playground()
    let home = playground.folder.appending(path: "home").path
    let mounts = Mounts(commands: ["mount -t tmpfs -o ro none '\(home)'"])
    let spawn = playground.spawn(["doctor"], environment: ["XDG_CACHE_HOME": nil])
    let run = try await Child(mounts.around(spawn)).finish()
    #expect(run.status == 0, "\(run.all)")
    let words = run.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("cannot be written"), "\(run.text)")
  }

  @Test(.enabled(if: Mounts.arePermitted, "This machine lets no test mount anything."))
  func checksInAWorkspaceThatIsReadOnly() async throws {
    let (playground, workspace) = try await solved()
    let root = workspace.root.path
    let mounts = Mounts(commands: [
      "mount --bind '\(root)' '\(root)'", "mount -o remount,ro,bind '\(root)'",
    ])
    let spawn = playground.spawn(["check"], in: workspace.root)
    let run = try await Child(mounts.around(spawn)).finish()
    #expect(run.status == 0, "\(run.all)")
    #expect(run.text.contains("Passed"))
  }

  @Test(.enabled(if: Mounts.arePermitted, "This machine lets no test mount anything."))
  func saysThatTheDiskOfTheCacheIsFull() async throws {
    let (playground, workspace) = try await solved()
    let cache = playground.folder.appending(path: "tiny").path
    let mounts = Mounts(commands: [
      "mkdir -p '\(cache)'", "mount -t tmpfs -o size=300k none '\(cache)'",
    ])
    let spawn = playground.spawn(
      ["check", "--no-scores", "--json"], in: workspace.root, environment: ["XDG_CACHE_HOME": cache]
    )
    let run = try await Child(mounts.around(spawn)).finish()
    #expect(run.status == 70, "\(run.all)")
    #expect(run.errorText.contains("disk is full"), "\(run.errorText)")
    #expect(try CheckReport(run.output).verdict == "error")
    #expect(playground.survivors.isEmpty)
  }

  @Test(
    .enabled(if: Mounts.arePermitted, "This machine lets no test mount anything."),
    arguments: ["16k", "64k", "160k"])
  func saysThatTheDiskOfTheBuildIsFull(size: String) async throws {
    let (playground, workspace) = try await solved()
    let temporary = playground.folder.appending(path: "tmp").path
    let mounts = Mounts(commands: ["mount -t tmpfs -o size=\(size) none '\(temporary)'"])
    let spawn = playground.spawn(["check"], in: workspace.root)
    let run = try await Child(mounts.around(spawn)).finish()
    #expect(run.status == 70, "\(run.all)")
    #expect(run.errorText.contains("disk is full"), "\(run.errorText)")
  }

  @Test(.enabled(if: Mounts.arePermitted, "This machine lets no test mount anything."))
  func startsNothingHalfOnAFullDisk() async throws {
    let playground = try Playground()
    let disk = playground.folder.appending(path: "disk").path
    let script = ["mkdir -p '\(disk)'", "mount -t tmpfs -o size=12k none '\(disk)'"]
    let spawn = playground.spawn(["start", "greeting", "--pattern", "mvp", "\(disk)/work"])
    // The listing comes from within, because the disk goes away with the namespace.
    let list = "'\(spawn.executable)' \"$@\"; code=$?; ls -A '\(disk)'; exit $code"
    let listing = Spawn(
      executable: "/bin/sh", arguments: ["-c", list, "sh"] + spawn.arguments,
      environment: spawn.environment, directory: spawn.directory)
    let run = try await Child(Mounts(commands: script).around(listing)).finish()
    #expect(run.status == 70, "\(run.all)")
    #expect(run.errorText.contains("disk is full"), "\(run.errorText)")
    #expect(run.text.isEmpty, "left behind: \(run.text)")
  }

  @Test(.enabled(if: Mounts.arePermitted, "This machine lets no test mount anything."))
  func judgesInAWorkspaceWhoseDiskIsFull() async throws {
    let (playground, workspace) = try await solved()
    let disk = playground.folder.appending(path: "disk").path
    let mounts = Mounts(commands: [
      "mkdir -p '\(disk)'", "mount -t tmpfs -o size=400k none '\(disk)'",
      "cp -a '\(workspace.root.path)' '\(disk)/work'",
      "dd if=/dev/zero of='\(disk)/filler' bs=1k 2>/dev/null || true",
    ])
    let spawn = playground.spawn(["check", "\(disk)/work"])
    let run = try await Child(mounts.around(spawn)).finish()
    #expect(run.status == 0, "\(run.all)")
    #expect(run.text.contains("Passed"))
  }

  /// The compiler binds its compiled modules to their path, so that a cache that has moved compiles them again; what
  /// somebody removes later is all that is made again.
  @Test func checksWithACacheThatHasMovedAndLostItsParts() async throws {
    let (playground, workspace) = try await solved()
    let cache = playground.folder.appending(path: "moved")
    try await playground.copyCache(to: cache)
    for part in [nil, "modules-", "CounterContract.swiftmodule", "host", "cases.json"] {
      if let part { try remove(part, from: cache) }
      let run = try await playground.kata(
        "check", in: workspace.root, environment: ["XDG_CACHE_HOME": cache.path])
      #expect(run.status == 0, "without \(part ?? "nothing"): \(run.all)")
    }
  }

  /// Removes a part of every kit.
  private func remove(_ name: String, from cache: URL) throws {
    let kits = cache.appending(path: "kata/kits")
    let removed = try FileManager.default.subpathsOfDirectory(atPath: kits.path).filter { path in
      let words = path.split(separator: "/")
      return words.count < 4 && words.last?.hasPrefix(name) == true
    }
    #expect(!removed.isEmpty)
    for path in removed { try FileManager.default.removeItem(at: kits.appending(path: path)) }
  }

  private func solved() async throws -> (Playground, LearnerFolder) {
    let playground = try Playground()
    return (playground, try await playground.workspace(solved: true))
  }
}
