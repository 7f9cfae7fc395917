import KataCore
import KataSyntax
import Testing

struct ChangeReaderTests {
  private let presenter = "final class Presenter { func go() { show(1) }\n  func stop() {} }"

  private func footprint(_ old: [String], _ new: [String]) -> ChangeFootprint {
    ChangeReader().footprint(from: Self.files(old), to: Self.files(new))
  }

  private static func files(_ texts: [String]) -> [SourceFile] {
    texts.enumerated().compactMap { index, text in
      RelativePath("Sources/\(index).swift").map { SourceFile(path: $0, text: text) }
    }
  }

  @Test func countsTheTokensOfAChangedMember() {
    let changed = footprint([presenter], [presenter.replacing("show(1)", with: "show(2)")])
    #expect(changed == ChangeFootprint(touched: ["Presenter"], added: 0, types: 1, tokens: 2))
  }

  @Test(arguments: [
    "final class Presenter {\n  // why\n  func go() {\n    show(1)\n  }\n\n  func stop() {}\n}",
    "final class Presenter { func stop() {}\n  func go() { show(1) } }",
    "final class Presenter { func go() { show(1) } }\nextension Presenter { func stop() {} }",
    "import UIKit\nfinal class Presenter { func go() { show(1) }\n  func stop() {} }",
  ])
  func countsNothingForLayoutOrderAndExtensions(text: String) {
    #expect(footprint([presenter], [text]).touched == [])
    #expect(footprint([presenter], [text]).tokens == 0)
  }

  @Test func countsTypesOfFilesThatStayAsTheyAre() {
    let wording = "struct Wording { let text = 1 }"
    let changed = footprint(
      [presenter, wording], [presenter, "extension Presenter: Sendable {}\nstruct Wording {}"])
    #expect(changed.touched == ["Presenter", "Wording"])
    #expect(changed.types == 2)
    #expect(changed.added == 0)
  }

  @Test func countsNoExtensionOfAContractsTypeAsAType() {
    let changed = footprint([presenter], [presenter, "extension Book { var fee: Int { 1 } }"])
    #expect(changed.touched == ["Book"])
    #expect(changed.types == 1)
    #expect(changed.added == 0)
  }

  @Test func namesTheOutermostTypeOfANestedOne() {
    let changed = footprint(
      ["enum Outer { struct Inner { let a = 1 } }"], ["enum Outer { struct Inner { let a = 2 } }"])
    #expect(changed.touched == ["Outer"])
    #expect(changed.types == 1)
  }

  @Test func countsANewTypeAsTouchedAndAdded() {
    let changed = footprint([presenter], [presenter, "struct Wording { let text: String }"])
    #expect(changed.touched == ["Wording"])
    #expect(changed.added == 1)
    #expect(changed.types == 2)
    #expect(changed.tokens == 6)
  }

  @Test func countsFreeCodeByItsFile() {
    #expect(footprint(["let limit = 1"], ["let limit = 2"]).touched == ["Sources/0.swift"])
    #expect(footprint(["let limit = 1"], ["let limit = 2"]).types == 0)
  }

  @Test func countsAMovedMemberInBothTypes() {
    let changed = footprint(
      ["struct A { func go() {} }\nstruct B {}"], ["struct A {}\nstruct B { func go() {} }"])
    #expect(changed.touched == ["A", "B"])
    #expect(changed.tokens == 12)
  }

  @Test func countsAConformanceThatAnExtensionAdds() {
    let changed = footprint(["struct A {}"], ["struct A {}\nextension A: Sendable {}"])
    #expect(changed.touched == ["A"])
  }

  @Test func countsNothingForAFileThatCannotBeParsed() {
    let deep = "let a = " + String(repeating: "(", count: 5000)
    #expect(footprint([presenter], [presenter, deep]).touched == [])
  }

  @Test func measuresLinesAndOutermostTypes() {
    let files = Self.files([presenter, "// nothing\n\nprotocol P {}\nfunc f() {}\n"])
    #expect(CodeMeasure().size(of: files) == CodeSize(lines: 4, types: 2))
  }
}
