import Testing

@testable import KataCore

struct NameNumbersTests {
  @Test func numbersNamesOnceInTheirOrder() {
    var numbers = NameNumbers(["a", "b", "a"])
    #expect(numbers.names == ["a", "b"])
    #expect(numbers["b"] == 1)
    #expect(numbers["c"] == nil)
    #expect(numbers.add("c") == 2)
    #expect(numbers.add("a") == 0)
    #expect(NameNumbers()["a"] == nil)
  }

  @Test func tellsNamesApartThatLookTheSame() {
    // The same length, first, middle and last letter.
    let names = (0..<300).map { "n\($0 % 10)a\($0 / 10 % 10)m\($0 / 100)b\($0 % 7)z" }
    let numbers = NameNumbers(names)
    #expect(numbers.count == Set(names).count)
    for name in names { #expect(numbers[name].map { numbers.names[$0] } == name) }
  }

  @Test func meetsOnlyLooksOfTheSameNames() {
    let looks = NameLooks(["snp", "kf"])
    #expect(looks.meets(NameLooks(["view", "snp"])))
    #expect(!looks.meets(NameLooks([String]())))
    #expect(NameLook.both("Outer.Inner").root == NameLook("Outer"))
    #expect(NameLook.both("Outer").whole == NameLook.both("Outer").root)
  }
}
