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
}
