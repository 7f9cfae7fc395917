import Foundation
import Testing

/// What `kata mocks` writes compiles, and does what it says.
@Suite(.lane) struct MocksTests {
  private func fixture(_ name: String) throws -> URL { try Products.fixture("Mocks/\(name)") }

  @Test func writesDoublesThatCompileAndRecord() async throws {
    let playground = try Playground()
    let mocks = playground.folder.appending(path: "Mocks.swift")
    let files = try ["Protocols.swift", "Use.swift"].map { try fixture($0).path }
    let written = try await playground.kata("mocks", files[0], "-o", mocks.path)
    #expect(written.status == 0, "\(written.all)")
    let program = playground.folder.appending(path: "program").path
    let compiled = try await playground.run(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors",
        "-parse-as-library", "-o", program, mocks.path,
      ] + files)
    #expect(compiled.status == 0, "\(compiled.all)")
    let run = try await playground.run(program, [])
    #expect(run.output == Array(try Data(contentsOf: fixture("Output.txt"))), "\(run.all)")
  }

  @Test func writesDoublesOfScreensForTheStandIn() async throws {
    let playground = try Playground()
    let screen = playground.folder.appending(path: "Screen.swift")
    let text = """
      import UIKit
      protocol Router: AnyObject { func show(_ controller: UIViewController, from view: UIView?) }
      protocol CellView { var label: UILabel { get } ; func fill(with image: UIImage?) }
      """
    try Data(text.utf8).write(to: screen)
    let mocks = playground.folder.appending(path: "Mocks.swift")
    let written = try await playground.kata("mocks", screen.path, "--output", mocks.path)
    #expect(written.status == 0, "\(written.all)")
    for version in ["5", "6"] {
      let compiled = try await playground.run(
        "/usr/bin/env",
        [
          "swiftc", "-typecheck", "-swift-version", version, "-default-isolation", "MainActor",
          "-parse-as-library", "-module-alias", "UIKit=HeadlessUIKit",
          "-I", Products.folder.appending(path: "Modules").path, screen.path, mocks.path,
        ])
      #expect(compiled.status == 0, "\(compiled.all)")
    }
  }
}
