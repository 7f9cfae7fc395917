import Foundation
import Testing

@testable import KataScaffold

struct ScaffoldTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-scaffold-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test(arguments: ScaffoldPattern.allCases)
  func leavesNothingOfTheTemplateLanguage(pattern: ScaffoldPattern) throws {
    let files = try Scaffold(pattern, named: "UserProfile").files()
    #expect(files.count >= 3)
    for file in files {
      #expect(file.name.hasPrefix("UserProfile") && file.name.hasSuffix(".swift"))
      #expect(file.text.contains("UserProfile"), "\(file.name)")
      #expect(!file.text.contains("{{") && !file.text.contains("{%"), "\(file.text)")
      #expect(!file.text.contains("\n\n\n") && file.text.hasSuffix("}\n"), "\(file.text)")
    }
  }

  @Test func givesOnlyTheRoutedViewModelARouter() throws {
    let plain = try Scaffold(.mvvm, named: "A").files().map(\.text).joined()
    let routed = try Scaffold(.mvvmWithRouter, named: "A").files().map(\.text).joined()
    #expect(!plain.contains("Router") && !plain.contains("Routing"))
    #expect(routed.contains("init(router: any ARouting)"))
  }

  @Test func titlesTheScreenInWords() throws {
    let text = try Scaffold(.mvp, named: "MyUserProfile").files().map(\.text).joined()
    #expect(text.contains("\"My User Profile\""))
  }

  @Test(arguments: ["profile", "", "My Screen", "../Up", "Ä", "UI", "A-B", "1A"])
  func refusesNamesThatNoTypeCanBeginWith(name: String) {
    #expect(throws: ScaffoldError.unusableName(name)) { try Scaffold(.mvp, named: name) }
  }

  @Test func passesNoEntityToTheOutputOfAnInteractor() throws {
    let files = try Scaffold(.viper, named: "Profile").files()
    for file in files where !["ProfileEntity.swift", "ProfileInteractor.swift"].contains(file.name)
    {
      #expect(!file.text.contains("ProfileEntity"), "\(file.name)")
    }
    #expect(files.contains { $0.text.contains("func didChange(_ facts: ProfileFacts)") })
  }

  @Test(arguments: ScaffoldPattern.allCases)
  func namesTheTypesThatItDeclares(pattern: ScaffoldPattern) throws {
    let types = try Scaffold(pattern, named: "Profile").types
    #expect(types.contains("ProfileViewController") && types.contains("ProfileBuilder"))
    #expect(types.contains("ProfilePresenting") == [.mvp, .viper].contains(pattern))
  }

  @Test func writesNothingWhereATypeIsDeclared() throws {
    try withFolder { folder in
      let scaffold = try Scaffold(.viper, named: "Profile")
      let error = ScaffoldError.typeIsThere(
        "ProfileViewController", place: "Screens.swift:3:13", otherName: "NewProfile")
      #expect(throws: error) {
        try scaffold.write(into: folder) { type in
          type == "ProfileViewController" ? "Screens.swift:3:13" : nil
        }
      }
      #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
  }

  @Test func writesNothingWhereOneOfTheFilesIsThere() throws {
    try withFolder { folder in
      let scaffold = try Scaffold(.mvp, named: "Profile")
      let written = try scaffold.write(into: folder.appending(path: "New"))
      #expect(written.count == 4)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "ProfilePresenter.swift").path,
        withDestinationPath: "/nowhere")
      #expect(
        throws: ScaffoldError.filesAreThere(["ProfilePresenter.swift"], otherName: "NewProfile")
      ) {
        try scaffold.write(into: folder)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["New", "ProfilePresenter.swift"])
    }
  }
}
