import KataCore
import KataScoring
import KataSyntax
import Testing

/// What distribution makes of parts whose lines name nothing of the catalogue.
struct DistributionTests {
  private static func distribution(_ decider: String, in screen: String) -> Double {
    let text = """
      import UIKit
      final class ListViewController: UIViewController {
        let label = UILabel()
        let list = List()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          label.frame = view.bounds
          label.textColor = .red
        }
        \(screen)
      }
      final class List {
        func advance() {}
        func reload() {}
      }
      \(decider)
      """
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)])
    return DesignReader(facts, pattern: "mvp").reading().distribution.raw
  }

  private static let function = """
    func next() {
      list.advance()
      list.reload()
      list.advance()
    }
    """

  @Test func aPartThatOnlyCallsOwnCodeIsBetterThanTheSameLinesInTheView() {
    let massive = Self.distribution("", in: Self.function)
    let apart = Self.distribution(
      "final class ListPresenter {\nlet list = List()\n\(Self.function)\n}",
      in: "let presenter = ListPresenter()")
    #expect(massive == 0)
    #expect(apart > 0.1, "\(apart)")
  }
}
