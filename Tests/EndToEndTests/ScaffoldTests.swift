import Foundation
import Testing

/// What `kata scaffold` writes compiles, alone and with the doubles that `kata mocks` writes for it.
@Suite(.lane) struct ScaffoldTests {
  @Test(arguments: ["mvp", "mvvm", "mvvm-r", "viper"])
  func writesFilesThatCompileTogether(pattern: String) async throws {
    let playground = try Playground()
    let folder = playground.folder.appending(path: "Screen")
    let written = try await playground.kata("scaffold", pattern, "UserProfile", folder.path)
    #expect(written.status == 0, "\(written.all)")
    var files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0).path }
    let mocks = folder.appending(path: "Mocks.swift").path
    if pattern != "mvvm" {
      let doubles = try await playground.run(
        Products.kata, ["mocks"] + files + ["--output", mocks])
      #expect(doubles.status == 0, "\(doubles.all)")
      files.append(mocks)
    }
    let compiled = try await playground.run(
      "/usr/bin/env",
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library",
        "-module-alias", "UIKit=HeadlessUIKit",
        "-I", Products.folder.appending(path: "Modules").path,
      ] + files)
    #expect(compiled.status == 0, "\(compiled.all)")
  }

  @Test func writesNothingThatWouldDeclareATypeASecondTime() async throws {
    let playground = try Playground()
    let folder = playground.folder.appending(path: "Screens/Profile")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let other = folder.deletingLastPathComponent().appending(path: "Main.swift")
    try Data("\nfinal class ProfileViewController {}\n".utf8).write(to: other)
    let refused = try await playground.kata(
      "scaffold", "viper", "Profile", folder.deletingLastPathComponent().path)
    #expect(refused.status == 64, "\(refused.all)")
    #expect(refused.errorText.contains("Main.swift:2:13"), "\(refused.all)")
    #expect(refused.errorText.contains("NewProfile"))
  }

  @Test func writesNothingOverFilesThatAreThere() async throws {
    let playground = try Playground()
    let folder = playground.folder.appending(path: "Screen")
    _ = try await playground.kata("scaffold", "mvp", "Profile", folder.path)
    let again = try await playground.kata("scaffold", "viper", "Profile", folder.path)
    #expect(again.status == 64, "\(again.all)")
    #expect(again.errorText.contains("ProfilePresenter.swift"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
  }
}
