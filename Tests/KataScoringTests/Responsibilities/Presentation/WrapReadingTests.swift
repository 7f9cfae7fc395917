import KataCore
import Testing

struct WrapReadingTests {
  private let sample = CodeSample(
    """
    enum Orders {
      struct Response { let orders: [Order] }
      struct Failure { let reason: Int }
      struct Draft { let name: String }
    }
    struct Order { let name: String }
    protocol OrdersOutput: AnyObject { func present(_ response: Orders.Response) }
    final class OrdersStore { var last: Orders.Draft?; func keep(_ draft: Orders.Draft) {} }
    final class OrdersInteractor {
      let output: OrdersOutput
      let store: OrdersStore
      init(output: OrdersOutput, store: OrdersStore) { self.output = output; self.store = store }
      func show(_ orders: [Order], _ name: String) {
        let response = Orders.Response(orders: orders)
        output.present(response)
        let short: Orders.Response = .init(orders: orders)
        output.present(short)
        let first = Orders.Response(orders: orders.filter { $0.name == name })
        output.present(first)
        let draft = Orders.Draft(name: name)
        store.keep(draft)
        let order = Order(name: name)
        print(order)
      }
    }
    """)

  @Test(arguments: ["let response", "let short"])
  func takesWhatIsOnlyPutIntoAMessageForNothing(code: String) throws {
    #expect(try sample.duties(code).isEmpty)
  }

  @Test(arguments: ["let first", "let draft", "let order"])
  func takesWhatIsWorkedOutOrKeptForAValueOfTheModel(code: String) throws {
    #expect(try sample.duties(code) == [.domain])
  }
}
