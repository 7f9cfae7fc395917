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
}
