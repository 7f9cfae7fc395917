import KataCore
import Testing

struct MassiveControllersTests {
  private static func screen(_ lines: [(String, Int)]) -> String {
    let body = lines.flatMap { Array(repeating: $0.0, count: $0.1) }.joined(separator: "\n")
    return """
      import UIKit
      final class Screen: UIViewController {
        let label = UILabel()
        var count = 0
        func act(name: String) {
      \(body)
        }
      }
      """
  }

  private static let requests = ("URLSession.shared.dataTask(with: name).resume()", 4)
  private static let layout = ("label.font = .systemFont(ofSize: 12)", 80)
  private static let taps = ("label.addGestureRecognizer(tap)", 20)
  private static let logs = ("NSLog(name)", 20)
  private static let rules = ("count = count * 2", 10)
  private static let pushes = ("navigationController?.popViewController(animated: true)", 10)

  @Test func findsRequestsInALongController() throws {
    let text = Self.screen([Self.requests, Self.layout, Self.taps, Self.logs])
    let finding = try #require(FoundIn(text)[.massiveController].first)
    #expect(finding.step?.contains("move the network requests") == true)
  }

  @Test func findsRulesInALongController() {
    let text = Self.screen([Self.rules, Self.layout, Self.taps, Self.pushes, Self.logs, Self.logs])
    #expect(FoundIn(text)[.massiveController].count == 1)
  }

  @Test(arguments: [[Self.layout, Self.taps, Self.logs, Self.pushes], [Self.requests, Self.taps]])
  func leavesViewCodeAndShortControllersAlone(lines: [(String, Int)]) {
    #expect(FoundIn(Self.screen(lines))[.massiveController] == [])
    #expect(
      FoundIn(Self.screen(lines + [Self.requests, Self.layout, Self.taps, Self.pushes]))[
        .massiveController
      ].count == 1)
  }
}
