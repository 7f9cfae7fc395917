import KataCore
import Testing

/// Values that are ready to be shown, and what only looks like them.
struct ViewStateReadingTests {
  @Test func takesACopyOfAnEntityThatOnlyViewsReadForReadyToBeShown() throws {
    let sample = CodeSample(
      """
      struct Person { let name: String; let age: Int }
      struct Row {
        let name: String
        let age: String
        init(person: Person) {
          self.name = person.name
          age = String(person.age)
        }
      }
      final class RowModel {
        let title: String
        let person: Person
        init(_ person: Person) {
          self.title = person.name
          self.person = person
        }
      }
      final class Presenter {
        weak var view: (any PeopleView)?
        func take(_ people: [Person]) {
          let rows = people.map { Row(person: $0) }
          view?.show(rows)
        }
      }
      protocol PeopleView: AnyObject { func show(_ rows: [Row]) }
      final class Screen: UIViewController, PeopleView {
        var model: RowModel?
        func show(_ rows: [Row]) { title = model?.title }
        func fill(_ cell: UITableViewCell, _ row: Row) { cell.textLabel?.text = row.name }
      }
      """)
    #expect(try sample.duties("self.name = person.name") == [.presentation])
    #expect(try sample.duties("let rows") == [.presentation])
    #expect(try sample.duties("Row(person: $0)") == [.presentation])
    #expect(try sample.duties("self.title") == [.presentation])
    #expect(try sample.duties("self.person") != [.presentation])
  }

  @Test func leavesAloneWhatIsDecodedEvenIfOnlyViewsReadIt() throws {
    let sample = CodeSample(
      """
      struct Person { let name: String }
      final class Service {
        var done: ((Person) -> Void)?
        func take(_ data: Data) {
          let fields = try? JSONSerialization.jsonObject(with: data)
          let person = Person(name: "Ada")
        }
      }
      final class Screen: UIViewController {
        let service = Service()
        func show(_ person: Person) { title = person.name }
      }
      """)
    #expect(try sample.duties("let person") == [.domain])
  }

  @Test func takesAValueReadyToBeShownThatIsPutIntoAListForPresentation() throws {
    let sample = CodeSample(
      """
      struct Order { let sum: Double }
      struct ShownOrder { let sum: String }
      struct ShownOrders { let orders: [ShownOrder] }
      protocol OrdersView: AnyObject { func show(_ orders: ShownOrders) }
      final class OrdersScreen: UIViewController, OrdersView {
        func show(_ orders: ShownOrders) { for order in orders.orders { title = order.sum } }
      }
      final class OrdersPresenter {
        weak var view: OrdersView?
        func present(_ orders: [Order]) {
          var shown: [ShownOrder] = []
          var kept: [Order] = []
          for order in orders {
            let ready = ShownOrder(sum: String(format: "%.2f", order.sum))
            shown.append(ready)
            kept.append(order)
          }
          view?.show(ShownOrders(orders: shown))
        }
      }
      """)
    #expect(try sample.duties("shown.append") == [.presentation])
    #expect(try sample.duties("kept.append") == [.domain])
  }

  @Test func leavesOutWhatIsReadFromRawDataAndValuesThatOnlyWrapWhatIsReady() throws {
    let sample = CodeSample(
      """
      struct Order { let sum: Double }
      struct Member {
        let name: String
        init(json: [String: Any]) { name = json["name"] as! String }
      }
      struct Shown { let text: String }
      protocol OrdersView: AnyObject { func show(_ shown: Shown, _ members: [Member]) }
      final class OrdersScreen: UIViewController, OrdersView {
        func show(_ shown: Shown, _ members: [Member]) {
          title = shown.text
          for member in members { title = member.name }
        }
      }
      final class OrdersPresenter {
        weak var view: OrdersView?
        func present(_ order: Order, _ text: String, _ json: [String: Any]) {
          let wrapped = Shown(text: text)
          let worded = Shown(text: "\\(order.sum) €")
          let member = Member(json: json)
          view?.show(wrapped, [member])
          view?.show(worded, [])
        }
      }
      """)
    #expect(try sample.duties("let wrapped").isEmpty)
    #expect(try sample.duties("let worded") == [.presentation])
    #expect(try sample.duties("let member") == [.domain])
  }

  @Test func takesAListThatIsTurnedIntoReadyValuesByTheNameOfTheirInitialiserForWording() throws {
    let sample = CodeSample(
      """
      struct Person { let name: String }
      struct Row {
        let name: String
        init(person: Person) { name = person.name }
      }
      protocol PeopleView: AnyObject { func show(_ rows: [Row]) }
      final class Presenter {
        weak var view: PeopleView?
        func take(_ people: [Person]) {
          let rows = people.map(Row.init)
          view?.show(rows)
        }
      }
      final class Screen: UIViewController, PeopleView {
        let label = UILabel()
        func show(_ rows: [Row]) { label.text = rows[0].name }
      }
      """)
    #expect(try sample.duties("let rows") == [.presentation])
    #expect(try sample.duties("name = person.name") == [.presentation])
  }

  @Test func takesWhatWhoeverTellsOnlyAPresenterMakesForTheModel() throws {
    let sample = CodeSample(
      """
      struct Card { let content: String }
      protocol GameOutput: AnyObject { func found(_ card: Card) }
      protocol GameView: AnyObject { func show(_ card: Card) }
      final class GameInteractor {
        weak var output: GameOutput?
        func deal(_ content: String) {
          let card = Card(content: content.lowercased())
          output?.found(card)
        }
      }
      final class GamePresenter: GameOutput {
        weak var view: GameView?
        func found(_ card: Card) { view?.show(card) }
      }
      final class Screen: UIViewController, GameView {
        let label = UILabel()
        func show(_ card: Card) { label.text = card.content }
      }
      """)
    #expect(try sample.duties("let card") == [.domain])
  }

  @Test func findsWhatTheValuesThatAViewIsToldToShowAreMadeOf() throws {
    let sample = CodeSample(
      """
      struct Company { let logo: String }
      protocol CellModel { var address: String { get } }
      struct Screenful {
        struct Row: CellModel { var address: String }
        let rows: [Row]
      }
      enum Shown { case all(screenful: Screenful), nothing }
      protocol Display: AnyObject { func show(_ shown: Shown) }
      final class Presenter {
        weak var display: (any Display)?
        func present(_ companies: [Company]) {
          let rows = companies.map { company in
            Screenful.Row(address: company.logo)
          }
          display?.show(.all(screenful: Screenful(rows: rows)))
        }
      }
      final class Screen: UIViewController, Display { func show(_ shown: Shown) {} }
      """)
    #expect(try sample.duties("Screenful.Row(") == [.presentation])
    #expect(try sample.duties("let rows = ") == [.presentation])
  }

  @Test func findsValuesThatAnObjectWhichWorksAloneMakesForAFeeder() throws {
    let sample = CodeSample(
      """
      struct Film { let name: String? }
      struct Row {
        let title: String?
        let isHidden: Bool
        init(film: Film) {
          self.title = film.name
          self.isHidden = film.name == nil
        }
      }
      final class Rows {
        var kept: [Row] = []
        func make(_ films: [Film]) -> [Row] {
          for film in films {
            kept.append(Row(film: film))
          }
          return kept
        }
      }
      final class Model {
        let rows = Rows()
        var onChange: (([Row]) -> Void)?
        func show(_ films: [Film]) { onChange?(rows.make(films)) }
      }
      final class Cell: UITableViewCell {
        let label = UILabel()
        func fill(_ row: Row) { label.text = row.title }
      }
      """)
    #expect(try sample.duties("self.isHidden") == [.presentation])
  }
}
