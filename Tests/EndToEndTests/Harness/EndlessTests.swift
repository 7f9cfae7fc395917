import Foundation
import KataCore

/// Own tests that wait for ever, so that scoring lasts for seconds and even a busy machine sees it under way.
struct EndlessTests {
  /// How many tests there are; each takes as long as the kata lets a run be silent.
  let count: Int

  var text: String {
    let tests = (1...count).map {
      "  func testWaits\($0)() { DispatchSemaphore(value: 0).wait() }"
    }
    return """
      import Dispatch
      import XCTest

      final class EndlessTests: XCTestCase {
      \(tests.joined(separator: "\n"))
      }

      """
  }

  /// The tests as a request carries them.
  var files: OwnTestFiles {
    OwnTestFiles(files: [SourceFile(path: "Tests/EndlessTests.swift", text: text)])
  }

  /// Puts the tests into a workspace.
  func write(into workspace: LearnerFolder) throws {
    let folder = workspace.file("Tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: "EndlessTests.swift"))
  }
}
