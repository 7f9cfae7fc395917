import KataCore
import Testing

struct RegistrationTests {
  @Test func tellsHearingThroughAnAdapterFromAskingForAnAnswer() throws {
    let sample = CodeSample(
      """
      protocol RowListener: AnyObject { func rowChosen(_ row: Int) }
      final class Adapter: NSObject, UITableViewDelegate { weak var listener: RowListener? }
      final class Model { func rows() -> [Int] { [] } }
      final class Screen: UIViewController, RowListener {
        func rowChosen(_ row: Int) {}
        let adapter = Adapter()
        let model = Model()
        override func viewDidAppear(_ animated: Bool) {
          adapter.listener = self
          let rows = model.rows()
        }
      }
      """)
    #expect(try sample.duties("adapter.listener") == [.viewEvents])
    #expect(try sample.duties("let rows").isEmpty)
  }
}
