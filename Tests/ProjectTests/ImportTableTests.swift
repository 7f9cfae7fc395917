import Foundation
import Testing

/// Compares the table in Sources/README.md with what the sources import and with what the manifest declares, and the
/// manifest with what the tests import.
struct ImportTableTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What every target may import.
  private static let everywhere: Set<String> = [
    "Foundation", "Dispatch", "Synchronization", "Glibc", "Musl", "Darwin", "CoreFoundation",
  ]

  private struct Row: Sendable, CustomTestStringConvertible {
    let target: String
    let allowed: Set<String>
    var testDescription: String { target }
  }

  private static let table: [Row] = {
    let url = root.appending(path: "Sources/README.md")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 5, let match = cells[1].firstMatch(of: /`(\w+)`/) else { return nil }
      let names = cells[3].matches(of: /\w+/).map { String($0.output) }
      return Row(target: String(match.output.1), allowed: Set(names))
    }
  }()

  private static func swiftFiles(below folder: URL) throws -> [URL] {
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (walk?.allObjects as? [URL] ?? []).filter {
      $0.pathExtension == "swift" && !$0.path.contains("/Skeleton/")
        && !$0.path.contains("/Fixtures/")
    }
  }

  /// Says whether a folder only names a C library, which counts as a package from outside.
  private static func isDoorToC(_ folder: String) -> Bool {
    let map = root.appending(path: "Sources/\(folder)/module.modulemap")
    return FileManager.default.fileExists(atPath: map.path)
  }

  @Test func listsEveryTargetOnce() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path
    ).filter {
      !["README.md", "Combine", "KataHost", "OpenCombineSources", "WideUIKit"].contains($0)
        && !$0.hasPrefix(".")
        && !Self.isDoorToC($0)
    }
    #expect(Self.table.map(\.target).sorted() == folders.sorted())
  }

  @Test(arguments: table)
  private func importsOnlyWhatTheTableAllows(row: Row) throws {
    try expectImports(in: "Sources/\(row.target)", among: row.allowed)
  }

  @Test(arguments: table)
  private func declaresTheSameDependencies(row: Row) throws {
    #expect(try Self.declared(by: row.target) == row.allowed)
  }

  /// What is imported and not depended on is only there where it happens to be built before.
  @Test(arguments: try testTargets())
  private func testsImportOnlyWhatTheyDependOn(target: String) throws {
    var reached: Set<String> = []
    var waiting = try Self.declared(by: target)
    while let next = waiting.popFirst() {
      guard reached.insert(next).inserted else { continue }
      waiting.formUnion(Self.table.first { $0.target == next }?.allowed ?? [])
    }
    try expectImports(in: "Tests/\(target)", among: reached.union(["FoundationXML", "Testing"]))
  }

  private static func testTargets() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Tests").path)
      .filter { $0.hasSuffix("Tests") }
  }

  private func expectImports(in folder: String, among allowed: Set<String>) throws {
    let files = try Self.swiftFiles(below: Self.root.appending(path: folder))
    #expect(!files.isEmpty)
    let pattern =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |fileprivate |private )?import (?:struct |class |enum |protocol |func |typealias |var |let )?(\w+)/
      .anchorsMatchLineEndings()
    for file in files {
      let imported = try String(contentsOf: file, encoding: .utf8).matches(of: pattern)
        .map { String($0.output.1) }
      let stray = Set(imported).subtracting(allowed).subtracting(Self.everywhere)
      #expect(stray.isEmpty, "\(file.lastPathComponent) imports \(stray.sorted())")
    }
  }

  /// What the manifest says that a target depends on.
  private static func declared(by target: String) throws -> Set<String> {
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let marker = "arget(name: \"\(target)\""
    let flat = manifest.replacing(/\s+/, with: " ").replacing("arget( name", with: "arget(name")
    let start = try #require(flat.range(of: marker))
    let end = flat[start.upperBound...].firstRange(of: /\.(?:target|testTarget|executableTarget)\(/)
    let block = flat[start.upperBound..<(end?.lowerBound ?? flat.endIndex)]
    let list = block.firstMatch(of: /dependencies: \[(.*?)\](?:,|\))/)?.output.1 ?? ""
    let products = list.replacing(/\.product\( ?name: "(\w+)", package: "[^"]*" ?\)/) {
      "\"\($0.output.1)\""
    }
    return Set(products.matches(of: /"(\w+)"/).map { String($0.output.1) })
  }

  @Test func opensOneDoorToEachOutsidePackage() {
    let ours = Set(Self.table.map(\.target))
    let outside = Self.table.flatMap { row in row.allowed.subtracting(ours).map { ($0, row.target) }
    }
    let doors = Dictionary(grouping: outside, by: \.0)
    #expect(!doors.isEmpty)
    for (package, users) in doors { #expect(users.count == 1, "\(package): \(users.map(\.1))") }
  }
}
