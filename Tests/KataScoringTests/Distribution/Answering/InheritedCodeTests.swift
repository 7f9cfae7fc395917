import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// What a class inherits from one that nobody else does is its own, its initialiser with it.
struct InheritedCodeTests {
  private static func raw(_ presenter: String) -> Double {
    let text = """
      protocol Display: AnyObject { func show(_ text: String) }
      protocol Ways { func leave() }
      \(presenter)
        var count = 0
        func tap() { count += 1; display?.show("Tapped \\(count) times") }
        func end() { ways.leave() }
      }
      final class Way: Ways { weak var screen: Screen?; func leave() { screen?.dismiss(animated: true) } }
      final class Screen: UIViewController, Display {
        let label = UILabel()
        var presenter: Presenter?
        @objc func tap() { presenter?.tap() }
        @objc func end() { presenter?.end() }
        func show(_ text: String) { label.text = text }
      }
      enum Maker {
        static func screen() -> UIViewController {
          let (screen, way) = (Screen(), Way())
          way.screen = screen
          screen.presenter = Presenter(display: screen, ways: way)
          return screen
        }
      }
      """
    let facts = FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)])
    return DesignReader(facts).reading().distribution.raw
  }

  @Test func countsAsIfItStoodThere() {
    let own = """
        weak var display: (any Display)?
        let ways: any Ways
        init(display: any Display, ways: any Ways) { self.display = display; self.ways = ways }
      """
    let plain = Self.raw("final class Presenter {\n\(own)")
    let inherited = Self.raw("class Base {\n\(own)\n}\nfinal class Presenter: Base {")
    #expect(abs(plain - inherited) < 0.0001, "\(plain) and \(inherited)")
  }
}
