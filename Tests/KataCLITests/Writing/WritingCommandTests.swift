import Foundation
import KataCLI
import KataTestSupport
import Testing

/// Commands that write Swift files.
struct WritingCommandTests {
  private let world: World
  private var folder: ScratchFolder { world.folder }

  init() throws {
    world = try World()
  }

  @Test func mocksPrintsDoubles() async throws {
    try folder.write("protocol Seam { func show(_ text: String) }\n", to: "Seam.swift")
    #expect(await world.run("mocks", "Seam.swift") == .done)
    #expect(world.answer().contains("final class MockSeam: Seam {"))
  }

  @Test func mocksSaysWithTheLineWhatItLeavesOut() async throws {
    try folder.write("protocol A {}\n\nprotocol B: Elsewhere {}\n", to: "Seam.swift")
    #expect(await world.run("mocks", "Seam.swift") == .notPassed)
    #expect(world.answer().contains("MockA"))
    #expect(world.errors.take().contains("Seam.swift:3:1: "))
  }

  @Test(arguments: [
    ["mocks", "None.swift"], ["mocks", "Plain.swift"], ["mocks", "Seam.swift", "--protocol", "C"],
    ["mocks"], ["scaffold", "mvp", "profile"], ["scaffold", "mvc", "Profile"], ["scaffold", "mvp"],
  ])
  func refusesWhatItCannotWrite(words: [String]) async throws {
    try folder.write("struct Plain {}\n", to: "Plain.swift")
    try folder.write("protocol A {}\n", to: "Seam.swift")
    #expect(await world.run(words, in: "") == .usage)
    #expect(world.answer().isEmpty)
  }

  @Test func scaffoldListsWhatItHasWritten() async throws {
    #expect(await world.run("scaffold", "viper", "Profile", "New") == .done)
    #expect(world.answer().contains("New/ProfileInteractor.swift"))
    #expect(await world.run("scaffold", "mvp", "Profile", "New") == .usage)
    #expect(world.errors.take().contains("ProfilePresenter.swift"))
  }
}
