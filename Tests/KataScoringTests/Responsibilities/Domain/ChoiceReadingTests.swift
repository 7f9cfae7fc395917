import KataCore
import Testing

struct ChoiceReadingTests {
  private let sample = CodeSample(
    """
    enum Rate { static let usual = 2; case high, low }
    final class Tariff {
      var isOn = false
      func settle(_ load: Int, _ next: Error) -> Bool {
        var isValid = true
        var rate = Rate.low
        var places = 0
        var last: Error?
        if load > 3 {
          isValid = false
          rate = .high
          places = Rate.usual
          last = next
        }
        isOn = !isOn
        return isValid && rate == .low && places > 1 && last == nil
      }
    }
    """)

  @Test(arguments: ["isValid = false", "rate = .high", "places = Rate", "isOn = !isOn"])
  func takesAnOutcomeThatIsKeptUnderALocalNameForARule(code: String) throws {
    #expect(try sample.duties(code) == [.domain])
  }

  @Test func leavesOutWhatIsOnlyPassedOn() throws {
    #expect(try sample.duties("last = next").isEmpty)
  }

  @Test func takesTheCaseThatAFunctionDecidesForForARule() throws {
    let sample = CodeSample(
      """
      enum Standing { case won, lost }
      enum Wish { case leave, stay }
      enum Effect { case close, keep }
      struct Game {
        var points = 0
        func standing() -> Standing {
          if points > 9 { return .won }
          return .lost
        }
        func effect(_ wish: Wish) -> Effect {
          switch wish {
          case .leave: return .close
          case .stay: return .keep
          }
        }
      }
      """)
    #expect(try sample.duties("return .won") == [.domain])
    #expect(try sample.duties("return .lost") == [.domain])
    #expect(try sample.duties("return .close").isEmpty)
  }
}
