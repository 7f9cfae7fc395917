import Testing

@testable import KataCore

struct SideBySideTests {
  @Test(arguments: [0, 1, 2, 100])
  func answersInTheOrderOfTheQuestions(count: Int) {
    let squares: [Int] = (0..<count).map { $0 * $0 }
    let answers: [Int] = SideBySide.map(Array(0..<count)) { $0 * $0 }
    #expect(answers == squares)
  }

  @Test func keepsAnswersThatAreNil() {
    #expect(SideBySide.map([1, 2, 3]) { $0 == 2 ? nil : $0 } == [1, nil, 3])
  }

  @Test func asksWhileItIsAsked() {
    let rows = SideBySide.map([1, 2, 3]) { row in SideBySide.map([1, 2]) { row * $0 } }
    #expect(rows == [[1, 2], [2, 4], [3, 6]])
  }
}
