import Foundation
import KataCore
import Testing

@testable import KataBuilding

struct ObjectFileTests {
  private let image = ObjectImage(symbols: [
    .init(name: "swift_retain"), .init(name: "kata_solution", section: 1),
    .init(name: "merged", binding: 2, section: 1),
    .init(name: ".L.str.13.Plan A\nPlan B", binding: 0, section: 1),
  ])

  @Test func readsNamesAndBindings() throws {
    let symbols = try ObjectFile(image.bytes).symbols()
    #expect(
      symbols == [
        ObjectSymbol(name: "swift_retain", binding: .wanted),
        ObjectSymbol(name: "kata_solution", binding: .global),
        ObjectSymbol(name: "merged", binding: .merged),
        ObjectSymbol(name: ".L.str.13.Plan A\nPlan B", binding: .local),
      ])
  }

  @Test func takesNoSymbolForAnotherWhereANameHasLineBreaks() throws {
    let symbols = try ObjectFile(image.bytes).symbols()
    #expect(SymbolGate().findings(in: symbols).isEmpty)
  }

  @Test func readsNoSymbolsWhereThereIsNoTable() throws {
    #expect(try ObjectFile(ObjectImage(symbolTables: 0).bytes).symbols().isEmpty)
  }

  @Test func takesEveryOtherBindingForGlobal() throws {
    let unique = ObjectImage(symbols: [.init(name: "exit", binding: 10, section: 1)])
    #expect(try ObjectFile(unique.bytes).symbols().map(\.binding) == [.global])
  }

  @Test func refusesASecondSymbolTable() {
    #expect(throws: ObjectFileError.self) {
      try ObjectFile(ObjectImage(symbolTables: 2).bytes).symbols()
    }
  }

  @Test func refusesSymbolsWhoseSectionIsElsewhere() {
    let image = ObjectImage(symbols: [.init(name: "exit", section: 0xFFFF)])
    #expect(throws: ObjectFileError.tooManySections) { try ObjectFile(image.bytes).symbols() }
  }

  @Test(arguments: [
    ObjectImage.Section(name: ".init_array", type: 14), .init(name: ".x", type: 15),
    .init(name: ".init_array.00100"), .init(name: ".ctors"), .init(name: ".fini"),
    .init(name: ".preinit_array", type: 16), .init(name: ".init"),
  ])
  func namesWhatRunsOnLoading(section: ObjectImage.Section) throws {
    let image = ObjectImage(sections: [.init(name: ".text"), section, .init(name: ".data")])
    let found = try ObjectFile(image.bytes).startUpSections()
    #expect(found == [section.name])
    #expect(SymbolGate().startUp(found).map(\.id) == ["symbol.start-up"])
  }

  @Test func hasNothingAgainstOrdinarySections() throws {
    let names = [".text", ".data.rel.ro", ".bss", "swift5_types", ".rela.text", ".debug_line"]
    let image = ObjectImage(sections: names.map { .init(name: $0) })
    #expect(try ObjectFile(image.bytes).startUpSections().isEmpty)
    #expect(SymbolGate().startUp([]).isEmpty)
  }

  @Test func refusesSectionsWhoseNamesCannotBeRead() {
    var bytes = ObjectImage(sections: [.init(name: ".init")]).bytes
    bytes.replaceSubrange(62..<64, with: [9, 0])
    #expect(throws: ObjectFileError.self) { try ObjectFile(bytes).startUpSections() }
  }

  @Test func refusesWhatIsNoObject() {
    #expect(throws: ObjectFileError.notAnObject) { try ObjectFile([]).symbols() }
    #expect(throws: ObjectFileError.notAnObject) {
      try ObjectFile(Array("!<arch>\n".utf8)).symbols()
    }
  }

  @Test func endsWithAnErrorWhereverTheFileIsCutOff() {
    let bytes = image.bytes
    for length in bytes.indices {
      #expect(throws: ObjectFileError.self) { try ObjectFile(Array(bytes[..<length])).symbols() }
    }
  }

  @Test(arguments: [0x00, 0x7F, 0x80, 0xFF] as [UInt8])
  func survivesEveryWrongByte(value: UInt8) {
    let bytes = image.bytes
    for index in bytes.indices {
      var wrong = bytes
      wrong[index] = value
      let symbols = try? ObjectFile(wrong).symbols()
      #expect((symbols?.count ?? 0) <= bytes.count / 24)
    }
  }

  @Test func survivesNumbersThatOverflow() {
    let bytes = image.bytes
    for index in stride(from: 16, through: bytes.count - 8, by: 4) {
      var wrong = bytes
      wrong.replaceSubrange(index..<index + 8, with: [UInt8](repeating: 0xFF, count: 8))
      let symbols = try? ObjectFile(wrong).symbols()
      #expect((symbols?.count ?? 0) <= bytes.count / 24)
    }
  }

  @Test func refusesNamesThatShareTooManyBytes() {
    // Each of the symbols has the same long name.
    let long = String(repeating: "a", count: 1 << 18)
    var image = ObjectImage(symbols: [.init(name: long)])
    image.symbols += (0..<200).map { _ in ObjectImage.Symbol(name: "b") }
    var bytes = image.bytes
    let entries = ObjectImage.headerSize + 1 + long.utf8.count + 1 + 200 * 2
    for index in 1...201 {
      bytes.replaceSubrange(entries + index * 24..<entries + index * 24 + 4, with: [1, 0, 0, 0])
    }
    #expect(throws: ObjectFileError.malformed("its names are too long")) {
      try ObjectFile(bytes).symbols()
    }
  }

  @Test func refusesWhatIsNoRegularFile() {
    #expect(throws: ObjectFileError.notRegular) {
      _ = try ObjectFile(contentsOf: URL(filePath: "/dev/null"))
    }
    #expect(throws: ObjectFileError.notRegular) {
      _ = try ObjectFile(contentsOf: FileManager.default.temporaryDirectory)
    }
  }
}
