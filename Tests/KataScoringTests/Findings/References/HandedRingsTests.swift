import KataCore
import Testing

@testable import KataScoring

/// Rings that are closed by what somebody is handed and keeps: a closure, or a method of a value.
struct HandedRingsTests {
  private static func rings(_ files: [String: String]) -> [DesignFinding] {
    WrittenProgram(pattern: "mvvm", files: files).findings.filter { $0.rule == .strongRing }
  }

  // MARK: A method of a struct

  private static func effects(
    _ property: String = "let deck: Deck", adding: String = "deck.add(moves.handle)",
    emptied: String = ""
  ) -> [DesignFinding] {
    rings([
      "Deck": """
      final class Deck {
        private(set) var cards = 0
        private var listeners: [(Int) -> Void] = []
        func add(_ listener: @escaping (Int) -> Void) { listeners.append(listener) }
        func draw() {
          cards += 1
          for listener in listeners { listener(cards) }
        }
        \(emptied)
      }
      struct Moves {
        \(property)
        func handle(_ card: Int) { if card < 9 { deck.draw() } }
      }
      """,
      "Screen": """
      import UIKit
      final class TableScreen: UIViewController {
        private let deck = Deck()
        override func viewDidLoad() {
          super.viewDidLoad()
          let moves = Moves(deck: deck)
          \(adding)
        }
      }
      """,
    ])
  }

  @Test func tellsOfAMethodWhoseValueHoldsWhoKeepsIt() throws {
    let ring = try #require(Self.effects().first)
    #expect(ring.type == "Moves" && ring.member == "deck")
    #expect(ring.other == "Deck" && ring.detail == "listeners")
    #expect(ring.locations.map(\.line) == [12, 7])
  }

  @Test(arguments: [
    Self.effects("weak var deck: Deck?"),
    Self.effects(adding: "deck.add { [weak self] _ in self?.title = moves.description }"),
    Self.effects(adding: "let card = moves.handle(2)"),
    Self.effects(emptied: "func fold() { listeners.removeAll() }"),
  ])
  func saysNothingOfWhatIsHeldWeaklyOrLetGo(_ rings: [DesignFinding]) {
    #expect(rings == [])
  }

  // MARK: A closure

  private static func wired(_ closure: String) -> [DesignFinding] {
    rings([
      "Model": """
      final class Model {
        var onChange: ((Int) -> Void)?
        func change() { onChange?(1) }
      }
      """,
      "Screen": """
      import UIKit
      final class TableScreen: UIViewController {
        private let model: Model
        private let label = UILabel()
        init(model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        func render(_ count: Int) { label.text = "\\(count)" }
      }
      enum Start {
        static func screen() -> UIViewController {
          let model = Model()
          let screen = TableScreen(model: model)
          model.onChange = \(closure)
          return screen
        }
      }
      """,
    ])
  }

  @Test(arguments: ["{ screen.render($0) }", "screen.render"])
  func tellsOfWhatIsHeldByAClosure(_ closure: String) throws {
    let ring = try #require(Self.wired(closure).first)
    #expect(ring.type == "TableScreen" && ring.member == nil && ring.other == "Model")
    #expect(ring.spare == ["screen"])
  }

  @Test func saysNothingOfWhatAClosureNamesForItself() {
    #expect(Self.wired("{ [weak screen] in screen?.render($0) }") == [])
  }

  // MARK: A router in a container

  private static func container(_ screen: String, registering: String = "way") -> [DesignFinding] {
    rings([
      "Container": """
      final class Box {
        private var makers: [String: () -> Any] = [:]
        func put(_ name: String, _ maker: @escaping () -> Any) { makers[name] = maker }
        func take(_ name: String) -> Any? { makers[name]?() }
      }
      """,
      "Way": """
      import UIKit
      protocol Leading: AnyObject { func lead() }
      final class Way: Leading {
        \(screen)
        func start() -> UIViewController {
          let first = TableScreen(model: Model(box: Start.box(way: self)))
          self.first = first
          return first
        }
        func lead() {
          first?.navigationController?.pushViewController(UIViewController(), animated: true)
        }
      }
      enum Start {
        static func box(way: any Leading) -> Box {
          let box = Box()
          box.put("way") { \(registering) }
          return box
        }
      }
      """,
      "Screen": """
      import UIKit
      final class Model {
        private let box: Box
        init(box: Box) { self.box = box }
        func open() { (box.take("way") as? any Leading)?.lead() }
      }
      final class TableScreen: UIViewController {
        private let model: Model
        init(model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
      }
      """,
    ])
  }

  @Test func tellsOfAScreenThatIsKeptByWhoIsKeptInAClosure() throws {
    let ring = try #require(Self.container("private var first: UIViewController?").first)
    #expect(ring.type == "Way" && ring.member == "first")
    #expect(ring.other == "Box" && ring.detail == "makers" && ring.locations.first?.line == 4)
  }

  @Test func saysNothingOfAScreenThatIsHeldWeakly() {
    #expect(Self.container("private weak var first: UIViewController?") == [])
    #expect(Self.container("private var first: UIViewController?", registering: "2") == [])
  }
}
