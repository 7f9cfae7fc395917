import KataCore
import KataSyntax
import Testing

struct MemberFactsTests {
  @Test func tellAPropertyFromFunctionsOfItsName() {
    let uses = ReadFacts(
      """
      class List: UITableViewController {
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func row(_ name: String) -> Int { 0 }
        func f() {
          tableView.register(Cell.self, forCellReuseIdentifier: "row")
          names.map(row)
        }
      }
      """
    ).uses(in: "f")
    #expect(uses.contains("call UITableView.register"), "\(uses)")
    #expect(uses.contains("read List.row"), "\(uses)")
  }

  @Test func takeATypeThatHasMembersOfAnyNameForNoOwnerOfNamesThatStandAlone() {
    let uses = ReadFacts(
      """
      extension Reactive where Base: UIScrollView {
        func f() {
          print(1)
          self.contentOffset.subscribe()
        }
      }
      """
    ).uses(in: "f")
    #expect(uses.contains("call -.print"), "\(uses)")
    #expect(uses.contains("call Observable.subscribe"), "\(uses)")
  }

  @Test func tellAFunctionOfTheProgramFromUIKitsByItsLabels() {
    let uses = ReadFacts(
      """
      class Screen: UIViewController {
        func present(error: String) {}
        func f() {
          present(alert, animated: true)
          present(error: "lost")
        }
      }
      """
    ).uses(in: "f")
    #expect(uses.contains("call UIViewController.present"), "\(uses)")
    #expect(uses.contains("call Screen.present"), "\(uses)")
  }
}
