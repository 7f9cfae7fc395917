import KataCore
import Testing

@testable import KataCLI

struct PatternTitleTests {
  @Test func isInTheLanguageOfTheCommand() {
    let managers = Pattern(id: "managers", title: "MVC with managers", folder: "M", seam: "S")
    let mvp = Pattern(id: "mvp", title: "MVP", folder: "MVP", seam: "S")
    let chinese = Catalogue(sentences: ["MVC with managers": "带 Manager 的 MVC"])
    Catalogue.$current.withValue(chinese) {
      #expect(managers.localizedTitle == "带 Manager 的 MVC")
      #expect(mvp.localizedTitle == "MVP")
    }
    #expect(managers.localizedTitle == "MVC with managers")
  }
}
