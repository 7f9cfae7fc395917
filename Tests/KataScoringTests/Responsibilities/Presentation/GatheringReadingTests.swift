import KataCore
import Testing

struct GatheringReadingTests {
  @Test func takesWhatATextIsAboutForARule() throws {
    let sample = CodeSample(
      """
      struct Shop { let name: String; let places: [String] }
      final class ShopCell: UITableViewCell {
        func line(_ shops: [Shop]) -> String {
          var names = [String]()
          for shop in shops {
            if shop.places.count > 0 {
              names.append(shop.name)
            }
          }
          names.sort()
          var text = ""
          switch names.count {
          case 0: text = "No shops"
          case 1: text = names[0]
          default: text = "\\(names[0]) and more"
          }
          return text
        }
      }
      """)
    for code in ["shop.places", "names.append", "names.sort"] {
      #expect(try sample.duties(code) == [.domain], "\(code)")
    }
    for code in ["text = \"No", "text = names", "text = \"\\("] {
      #expect(try sample.duties(code) == [.presentation], "\(code)")
    }
  }

  @Test func takesNumbersThatAreReckonedBeforeAnythingIsSaidForRules() throws {
    let sample = CodeSample(
      """
      final class Burner {
        let limits: [String: Double] = [:]
        func time(_ heat: Double, _ mass: Double) -> String {
          if heat > mass {
            let share = heat * mass
            let rest = (heat - share) / mass
            let time = rest * 2
            return "\\(time)"
          }
          return "Too cold"
        }
      }
      """)
    for code in ["heat > mass", "let share", "let rest"] {
      #expect(try sample.duties(code) == [.domain], "\(code)")
    }
    #expect(try sample.duties("let time") == [.presentation])
    #expect(try sample.duties("return \"Too") == [.presentation])
  }
}
