import KataCore
import KataScoring
import Testing

/// Screens that have those made for themselves who decide for them.
struct OwnAssemblyTests {
  private static func findings(_ parts: String, builder: String = "") -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvvm",
      files: [
        "Parts": """
        protocol Stock: AnyObject { func makeModel(way: ListWay) -> ListModel }
        final class DefaultStock: Stock {
          private let limit: Int
          init(limit: Int) { self.limit = limit }
          func makeModel(way: ListWay) -> ListModel { ListModel(limit: limit, way: way) }
        }
        final class ListModel {
          var onChange: ((String) -> Void)?
          private let limit: Int
          private let way: ListWay
          private var count = 0
          init(limit: Int, way: ListWay) { (self.limit, self.way) = (limit, way) }
          func tap() {
            guard count < limit else { return way.leave() }
            count += 1
            onChange?(count == 1 ? "Once" : "\\(count) times")
          }
        }
        """,
        "Way": """
        import UIKit
        final class ListWay {
          weak var screen: UIViewController?
          init(screen: UIViewController?) { self.screen = screen }
          func leave() { screen?.navigationController?.pushViewController(NextScreen(), animated: true) }
        }
        final class NextScreen: UIViewController {}
        """,
        "Screen": """
        import UIKit
        final class ListScreen: UIViewController {
          \(parts)
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.textColor = .black
            model.onChange = { [weak self] in self?.label.text = $0 }
          }
          @objc func tapped() { model.tap() }
        }
        enum ListBuilder {
          static func screen() -> UIViewController {
            \(builder)
          }
        }
        """,
      ]
    ).findings.filter { $0.type == "ListScreen" && $0.rule == .wrongWayReference }
  }

  @Test func tellsOfWhatAContainerMakesWhenItIsFirstAskedFor() throws {
    let found = Self.findings(
      """
      private let stock: any Stock
        private lazy var way = ListWay(screen: self)
        private lazy var model = stock.makeModel(way: way)
        init(stock: any Stock) {
          self.stock = stock
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
      """, builder: "ListScreen(stock: DefaultStock(limit: 3))")
    let finding = try #require(found.first)
    // The router is made for the view model alone and goes with it.
    #expect(found.count == 1)
    #expect(finding.remedy == .handIn && finding.other == "ListModel")
    #expect(finding.locations.first?.line == 5)
  }

  @Test func saysNothingWhereTheScreenIsGivenItsParts() {
    let found = Self.findings(
      """
      private let model: ListModel
        init(model: ListModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
      """, builder: "ListScreen(model: DefaultStock(limit: 3).makeModel(way: ListWay(screen: nil)))"
    )
    #expect(found.isEmpty)
  }
}
