import Foundation
import KataCore
import Testing

@testable import KataBuilding

struct KitNeedsTests {
  private func needs(_ text: String) -> KitNeeds {
    KitNeeds(of: [
      SourceFile(path: "Sources/Other.swift", text: "import UIKit\n"),
      SourceFile(path: "Sources/Model.swift", text: text),
    ])
  }

  @Test(arguments: [
    "import Combine", "import UIKit\nimport Combine\n", "import class Combine.AnyCancellable",
    "@preconcurrency import Combine", "internal import Combine",
    "#if canImport(Combine)\nimport Combine\n#endif",
  ])
  func buildsCombineForWhoeverImportsIt(text: String) {
    #expect(needs(text).combine)
    #expect(needs(text).uikit == .narrow)
  }

  @Test(arguments: [
    "import UIKit", "hasher.combine(id)", "// import Combine", "let a = CombineLatest()",
  ])
  func buildsNothingForWhoeverDoesNot(text: String) {
    #expect(needs(text) == KitNeeds())
  }

  @Test func linksWhatALearnerMayUseAndWhatItIsMadeOf() {
    let library = CombineLibrary(
      core: URL(filePath: "/kits/OpenCombine-1"), combine: URL(filePath: "/kits/Combine-2"))
    #expect(
      library.links(throughDriver: false) == [
        "-L", "/kits/Combine-2", "-L", "/kits/OpenCombine-1", "-lCombine", "-lOpenCombine",
        "-rpath", "/kits/Combine-2", "-rpath", "/kits/OpenCombine-1",
      ])
  }
}
