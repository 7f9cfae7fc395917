import KataCore
import Testing

struct NearestNameTests {
  private let names = NearestName(among: ["check", "katas", "start", "solution", "undo"])

  @Test(arguments: [
    ("chekc", "check"), ("chek", "check"), ("kata", "katas"), ("STRAT", "start"),
    ("sol", "solution"),
    ("udno", "undo"),
  ])
  func findsWhatWasMeant(word: String, name: String) {
    #expect(names.match(for: word) == name)
  }

  @Test func prefersTheNameThatLacksOnlyAHyphen() {
    #expect(NearestName(among: ["mvvm", "mvvm-r", "mvvm-dc"]).match(for: "mvvmr") == "mvvm-r")
  }

  @Test(arguments: ["", "xyzzy", "s", "x"])
  func staysSilentWhenNothingIsNear(word: String) {
    #expect(names.match(for: word) == nil)
  }
}
