import KataCore
import Testing

struct FormatterReadingTests {
  @Test func takesAFormatterThatOnlyReadsForDomain() throws {
    let sample = CodeSample(
      """
      struct Visit {
        static let parser: DateFormatter = {
          let parts = DateFormatter()
          parts.dateFormat = "yyyy-MM-dd"
          return parts
        }()
        func date(of text: String) -> Date? {
          let reader = ISO8601DateFormatter()
          reader.timeZone = TimeZone(secondsFromGMT: 0)
          return reader.date(from: text) ?? Visit.parser.date(from: text)
        }
      }
      """)
    for code in ["let parts", "parts.dateFormat", "let reader", "reader.timeZone", "return reader"]
    {
      #expect(try sample.duties(code) == [.domain], "\(code)")
    }
  }

  @Test func takesAFormatterThatADecoderIsGivenForDomain() throws {
    let sample = CodeSample(
      """
      struct Reader {
        func people(_ data: Data) throws -> [String] {
          let given = DateFormatter()
          given.dateFormat = "yyyy"
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .formatted(given)
          return try decoder.decode([String].self, from: data)
        }
      }
      """)
    #expect(try sample.duties("let given") == [.domain])
    #expect(try sample.duties("given.dateFormat") == [.domain])
  }

  @Test func takesAFormatterThatWordsAndOneThatReadsInOrderToWordForPresentation() throws {
    let sample = CodeSample(
      """
      final class Presenter {
        lazy var price: NumberFormatter = {
          let parts = NumberFormatter()
          parts.numberStyle = .currency
          return parts
        }()
        func words(_ text: String, _ sum: Double) -> String {
          let reader = DateFormatter()
          reader.dateFormat = "yyyy"
          let writer = DateFormatter()
          guard let date = reader.date(from: text) else { return "" }
          return writer.string(from: date) + (price.string(from: NSNumber(value: sum)) ?? "-")
        }
      }
      """)
    for code in ["let parts", "parts.number", "let reader", "reader.dateFormat", "let writer"] {
      #expect(try sample.duties(code) == [.presentation], "\(code)")
    }
  }

  @Test func takesAFormatterWhoseTextIsOnlyComparedForDomain() throws {
    let sample = CodeSample(
      """
      final class Table {
        func later(_ one: Date, _ two: Date) -> Bool { hour(one) < hour(two) }
        func words(_ one: Date) -> String { "At " + day(one) }
        func hour(_ date: Date) -> String {
          let clock = DateFormatter()
          clock.dateFormat = "HH"
          return clock.string(from: date)
        }
        func day(_ date: Date) -> String {
          let page = DateFormatter()
          return page.string(from: date)
        }
      }
      """)
    for code in ["let clock", "clock.dateFormat", "return clock"] {
      #expect(try sample.duties(code) == [.domain], "\(code)")
    }
    #expect(try sample.duties("let page") == [.presentation])
    #expect(try sample.duties("return page") == [.presentation])
  }

  @Test func takesAPointInTimeThatIsWordedNextForPresentation() throws {
    let sample = CodeSample(
      """
      struct Offer { let released: Int; let ends: Int }
      final class OfferPresenter {
        let formatter = DateFormatter()
        func day(_ offer: Offer) -> String {
          let date = Date(timeIntervalSince1970: Double(offer.released))
          return formatter.string(from: date)
        }
        func isOver(_ offer: Offer) -> Bool {
          let end = Date(timeIntervalSince1970: Double(offer.ends))
          return end < Date()
        }
      }
      """)
    #expect(try sample.duties("let date") == [.presentation])
    #expect(try !sample.duties("let end").contains(.presentation))
  }
}
