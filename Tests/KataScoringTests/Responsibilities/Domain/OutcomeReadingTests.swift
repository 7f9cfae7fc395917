import KataCore
import Testing

struct OutcomeReadingTests {
  @Test func takesAnAnswerOfItsOwnBehindElseForADecision() throws {
    let sample = CodeSample(
      """
      struct Size { var width = 0 }
      final class Store {
        var kept: Size?
        var page: UIViewController?
        func best(_ sizes: [Size]) -> Size {
          if let last = sizes.last { return last } else { return Size(width: 1) }
        }
        func remove() -> Bool {
          if let found = kept { forget(found) } else { return false }
          return true
        }
        func forget(_ size: Size) {}
        func log() {
          if let noted = kept { forget(noted) } else { print("nothing") }
          if let shown = page { print(shown) } else { forget(Size(width: 2)) }
          if let plain = kept { forget(plain) }
        }
      }
      """)
    #expect(try sample.duties("let last") == [.domain])
    #expect(try sample.duties("let found") == [.domain])
    for code in ["let noted", "let shown", "let plain"] {
      #expect(try sample.duties(code).isEmpty, "\(code)")
    }
  }

  @Test func takesTheSameCallWithNothingForNoDecision() throws {
    let sample = CodeSample(
      """
      enum Trouble: Error { case lost }
      final class Loader {
        func read() -> [Int]? { nil }
        func load(_ done: (Result<[Int], Trouble>) -> Void, _ tell: ([Int]) -> Void) {
          if let all = read() { tell(all) } else { tell([]) }
          if let each = read() { done(.success(each)) } else { done(.failure(Trouble.lost)) }
        }
      }
      """)
    #expect(try sample.duties("let all").isEmpty)
    #expect(try sample.duties("let each") == [.domain])
  }

  @Test func takesATextOfNothingForNoAnswer() throws {
    let sample = CodeSample(
      """
      final class HostsController: UIViewController {
        var hosts: [String]?
        func heading(_ row: Int) -> NSAttributedString {
          guard let host = hosts?[row] else { return NSAttributedString(string: "") }
          return NSAttributedString(string: host)
        }
        func name(_ row: Int) -> NSAttributedString {
          guard let named = hosts?[row] else { return NSAttributedString(string: "Nobody there") }
          return NSAttributedString(string: named)
        }
      }
      """)
    #expect(try !sample.duties("let host").contains(.domain))
    #expect(try sample.duties("let named") != [])
  }
}
