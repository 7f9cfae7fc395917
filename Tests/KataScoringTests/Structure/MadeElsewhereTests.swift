import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// The folder of one screen, read without whoever puts it together.
struct MadeElsewhereTests {
  private static let screen = """
    import UIKit
    protocol Presenting { func didTap(_ text: String) }
    protocol Loading { func load(_ text: String) }
    final class Screen: UIViewController {
      var presenter: Presenting?
      let field = UITextField()
      func send() { presenter?.didTap(field.text ?? "") }
      override func viewDidLoad() { super.viewDidLoad(); send() }
    }
    final class Presenter: Presenting {
      var loader: Loading?
      func didTap(_ text: String) { if text.count > 3 { loader?.load(text) } }
    }
    final class Loader: Loading {
      func load(_ text: String) { UserDefaults.standard.set(text, forKey: "text") }
    }
    """

  private func duties(_ text: String, of type: String) -> Set<Responsibility> {
    let file = SourceFile(path: "Screen.swift", text: text)
    let reading = DesignReader(FactReader().facts([file])).reading()
    return Set(reading.types.first { $0.name == type }?.duties.map(\.responsibility) ?? [])
  }

  @Test func readsThePartsOfAScreenThatNobodyHereMakes() {
    #expect(duties(Self.screen, of: "Presenter").contains(.domain))
    #expect(duties(Self.screen, of: "Loader").contains(.storage))
  }

  @Test func readsNoPartThatAWholeProgramForgets() {
    let whole = Self.screen + "\nfinal class Start { func go() { show(Screen()) } }"
    #expect(duties(whole, of: "Presenter").isEmpty)
    #expect(duties(whole, of: "Loader").isEmpty)
  }

  @Test func readsNoPartWhoseProtocolSomebodyElseFills() {
    let other = """

      final class Other: Presenting { func didTap(_ text: String) {} }
      final class Start { let presenter: Presenting = Other() }
      """
    #expect(duties(Self.screen + other, of: "Presenter").isEmpty)
  }
}
