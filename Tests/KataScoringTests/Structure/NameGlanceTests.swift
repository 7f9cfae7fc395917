import Testing

@testable import KataScoring

struct NameGlanceTests {
  private static let names = (0..<200).map { "name\($0 * $0)Of\($0)" } + ["", "é", "UIView"]

  @Test func findsEveryNameThatATableHolds() {
    let (set, table) = (NameSet(Self.names), NameTable(Dictionary(zip(Self.names, 0...)) { $1 }))
    for (place, name) in Self.names.enumerated() {
      #expect(set.contains(name))
      #expect(table[name] == place)
    }
  }

  @Test func findsNothingElse() {
    let set = NameSet(Self.names)
    for name in ["UIViews", "iewUI", "name", "e", " "] { #expect(!set.contains(name)) }
    #expect(!([] as NameSet).contains(""))
    #expect(NameTable<Int>([:])["UIView"] == nil)
  }

  @Test func looksAtTheRootOfANestedName() {
    let types: NameSet = ["UIButton", "Outer"]
    #expect(types.containsRoot(of: "UIButton.Configuration"))
    #expect(types.containsRoot(of: "Outer"))
    #expect(!types.containsRoot(of: "Inner.Outer"))
    #expect(!types.containsRoot(of: "UIButtons.Configuration"))
  }
}
