import KataCore
import Testing

/// Pieces that were cut out of a part, and bags that keep parts together, mean to be no part themselves.
struct PiecesOfPartsTests {
  private static let card = """
    import UIKit
    final class OrderCard {
      let total = UILabel()
      let pay = UIButton()
      var onPay: () -> Void = {}
      func fill(_ view: UIView) {
        total.textColor = .black
        total.numberOfLines = 0
        pay.setTitle("Pay", for: .normal)
        view.addSubview(total)
        view.addSubview(pay)
        pay.addAction(UIAction { [weak self] _ in self?.onPay() }, for: .touchUpInside)
      }
    }
    """

  private static let screen = """
    import UIKit
    final class OrderScreen: UIViewController, OrderView {
      var presenter: OrderPresenter?
      private let card = OrderCard()
      override func viewDidLoad() {
        super.viewDidLoad()
        card.fill(view)
        card.onPay = { [weak self] in self?.presenter?.pay() }
      }
      func showTotal(_ text: String) { card.total.text = text }
      func showPaid(_ isPaid: Bool) { card.pay.isEnabled = !isPaid }
    }
    """

  private static let presenter = """
    protocol OrderView: AnyObject {
      func showTotal(_ text: String)
      func showPaid(_ isPaid: Bool)
    }
    final class OrderPresenter {
      weak var view: (any OrderView)?
      private var count = 0
      func pay() {
        count += 1
        view?.showTotal(count == 1 ? "Paid once" : "Paid \\(count) times")
        view?.showPaid(count > 2)
      }
    }
    """

  @Test func letsAnObjectThatKeepsAViewsViewsBeAPieceOfIt() {
    let found = WrittenProgram(
      pattern: "mvp",
      files: ["Card": Self.card, "Screen": Self.screen, "Presenter": Self.presenter]
    ).findings
    #expect(
      !found.contains { ($0.type == "OrderCard" || $0.other == "OrderCard") && $0.level != .praise }
    )
  }

  /// Once it decides as well, it has begun to be somebody else.
  @Test func tellsOfAnObjectThatKeepsViewsAndDecides() {
    let deciding = Self.card.replacing("self?.onPay()", with: "self?.add()").replacing(
      "  var onPay: () -> Void = {}",
      with: """
          private var count = 0
          private func add() {
            guard count < 3 else { return }
            count += 1
            total.text = count == 1 ? "Paid once" : "Paid \\(count) times"
          }
        """)
    let found = WrittenProgram(
      pattern: "mvp",
      files: ["Card": deciding, "Screen": Self.screen, "Presenter": Self.presenter]
    ).findings
    #expect(
      found.contains { ($0.type == "OrderCard" || $0.other == "OrderCard") && $0.level != .praise })
  }

  @Test func letsAValueThatOnlyKeepsPartsKnowThem() {
    let found = WrittenProgram(
      pattern: "mvvm",
      files: [
        "Cases": """
        import Foundation
        protocol Storing { func save(_ count: Int) }
        struct Store: Storing {
          let defaults: UserDefaults
          func save(_ count: Int) { defaults.set(count, forKey: "count") }
        }
        struct Parts { let store: any Storing }
        """,
        "Model": """
        final class OrderModel {
          private let parts: Parts
          var onChange: (() -> Void)?
          private(set) var text = "" { didSet { onChange?() } }
          private var count = 0
          init(parts: Parts) { self.parts = parts }
          func pay() {
            count += 1
            parts.store.save(count)
            text = "Paid \\(count) times"
          }
        }
        """,
        "Screen": """
        import UIKit
        final class OrderScreen: UIViewController {
          let model: OrderModel
          let total = UILabel()
          init(model: OrderModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(total)
            model.onChange = { [weak self] in self?.total.text = self?.model.text }
          }
        }
        """,
      ]
    ).findings
    #expect(!found.contains { $0.rule == .wrongWayReference && $0.type == "Parts" })
  }
}
