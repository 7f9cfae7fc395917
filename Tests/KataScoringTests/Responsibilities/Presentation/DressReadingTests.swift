import KataCore
import Testing

struct DressReadingTests {
  @Test func takesFontsOfATextThatIsPutTogetherForPresentation() throws {
    let sample = CodeSample(
      """
      struct Album { let name: String; let year: String }
      final class AlbumPresenter {
        func heading(of album: Album) -> NSAttributedString {
          let bold = UIFont.boldSystemFont(ofSize: 20)
          let spacing = NSMutableParagraphStyle()
          spacing.lineSpacing = 4
          let text = NSMutableAttributedString(string: album.name, attributes: [.font: bold])
          if !album.year.isEmpty {
            text.append(NSAttributedString(string: album.year, attributes: [.paragraphStyle: spacing]))
          }
          return text.copy() as! NSAttributedString
        }
      }
      """)
    for code in ["let bold", "let spacing", "spacing.lineSpacing", "!album", "text.append"] {
      #expect(try sample.duties(code) == [.presentation], "\(code)")
    }
    #expect(try sample.duties("return text").isEmpty)
  }

  @Test func leavesFontsOfViewsToTheirLayout() throws {
    let sample = CodeSample(
      """
      final class Theme {
        func dress(_ label: UILabel) {
          let font = UIFont.systemFont(ofSize: 12)
          label.font = font
        }
      }
      """)
    #expect(try sample.duties("let font") == [.layout])
    #expect(try sample.duties("label.font") == [.layout])
  }

  @Test func takesALocaleForWhatItIsMadeFor() throws {
    let sample = CodeSample(
      """
      final class MoneyPresenter {
        func name(of code: String) -> String {
          let speech = Locale(identifier: "de")
          return speech.localizedString(forCurrencyCode: code) ?? code
        }
        func compare(_ one: String, _ other: String) -> Bool {
          let rules = Locale(identifier: "tr")
          return one.compare(other, locale: rules) == .orderedSame
        }
      }
      """)
    #expect(try sample.duties("let speech") == [.presentation])
    #expect(try sample.duties("let rules").isEmpty)
  }

  @Test func takesColoursOfATextThatAViewAnswersWithForPresentation() throws {
    let sample = CodeSample(
      """
      final class HostsController: UITableViewController {
        @IBOutlet var note: UILabel!
        func heading(_ name: String, _ delay: Int) -> NSAttributedString {
          var shade = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
          if delay > 300 { shade = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
          let look = [NSAttributedString.Key.foregroundColor: shade, .font: UIFont.systemFont(ofSize: 9)]
          return NSMutableAttributedString(string: name, attributes: look)
        }
        func fail() {
          let alarm = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
          note.textColor = alarm
        }
      }
      """)
    for code in ["var shade", "shade = UIColor", "let look"] {
      #expect(try sample.duties(code) == [.presentation], "\(code)")
    }
    #expect(try sample.duties("let alarm") == [.layout])
  }
}
