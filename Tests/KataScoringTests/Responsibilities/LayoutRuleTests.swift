import KataCore
import Testing

struct LayoutRuleTests {
  private static func duties(_ line: String) throws -> Duties {
    try CodeSample(
      """
      import SnapKit
      final class Row: UITableViewCell { func fill(_ name: String) {} }
      final class Screen: UIViewController {
        let label = UILabel()
        let table = UITableView()
        let button = UIButton()
        var name = ""
        func update(_ row: Row, _ name: String) { \(line) }
        @objc func tap() {}
      }
      """
    ).duties(line)
  }

  @Test(arguments: [
    "label.text = name", "view.addSubview(label)", "table.reloadData()", "row.fill(name)",
    "title = \"People\"", "label.snp.makeConstraints { $0.top.equalTo(8) }",
    "view.backgroundColor = UIColor.white", "let side = UIView(frame: .zero)",
    "label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
  ])
  func findsWorkOnViews(line: String) throws {
    #expect(try Self.duties(line) == [.layout])
  }

  @Test(arguments: [
    "button.addTarget(self, action: #selector(tap), for: .touchUpInside)", "self.name = name",
    "update(row, name)", "present(self, animated: true)", "self.startElsewhere(name)",
  ])
  func leavesOutWhatIsNot(line: String) throws {
    #expect(try !Self.duties(line).contains(.layout))
  }

  @Test func countsRowsAndArrangesInClosures() throws {
    let sample = CodeSample(
      """
      final class Rows: NSObject, UITableViewDataSource {
        var names: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          return names.count
        }
        func arrange(_ label: UILabel) {
          label.snp.makeConstraints { $0.top.equalTo(8) }
        }
      }
      """)
    #expect(try sample.duties("return names.count") == [.layout])
    #expect(try sample.duties("$0.top") == [.layout])
  }

  @Test func takesHeadersForLayoutAndABarButtonForAnEventToo() throws {
    let sample = CodeSample(
      """
      final class Model { func heading(_ section: Int) -> String? { nil } }
      final class Rows: UIViewController, UITableViewDataSource {
        let model = Model()
        func tableView(_ tableView: UITableView, titleForHeaderInSection part: Int) -> String? {
          return model.heading(part)
        }
        func heading(_ part: Int) -> String? { return model.heading( part) }
        func build() {
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save))
        }
        @objc func save() {}
      }
      """)
    #expect(try sample.duties("return model.heading(part)") == [.layout])
    #expect(try sample.duties("return model.heading( part)").isEmpty)
    #expect(try sample.duties("navigationItem.right") == [.layout, .viewEvents])
  }

  @Test func goesThroughViewsAndLooksForOne() throws {
    let sample = CodeSample(
      """
      final class Screen: UIViewController {
        let name = UILabel()
        let names = ["Ada"]
        func fill() {
          [name, name].forEach { $0.isHidden = true }
          names.forEach { keep($0) }
          let found = view.subviews.first { $0.tag == 3 }
        }
      }
      """)
    #expect(try sample.duties("[name, name]") == [.layout])
    #expect(try sample.duties("names.forEach").isEmpty)
    #expect(try sample.duties("$0.tag") == [.layout])
  }

  @Test func leavesOutClosuresThatAreNamedAfterWhatViewsDoAndTextsForRows() throws {
    let sample = CodeSample(
      """
      enum Part: Int { case open, done }
      final class Model {
        var reloadData: (() -> Void)?
        func load() { self.reloadData?() }
      }
      final class Screen: UITableViewController {
        override func tableView(
          _ table: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
        ) -> String? {
          guard let part = Part(rawValue: path.section) else { fatalError() }
          let word: String
          switch part {
          case .open: word = "Check"
          case .done: word = "Uncheck"
          }
          return word
        }
        func again() { tableView.reloadData() }
      }
      """)
    #expect(try sample.duties("self.reloadData?()") == [.observing])
    #expect(try sample.duties("tableView.reloadData()") == [.layout])
    #expect(try sample.duties("fatalError()").isEmpty)
    for code in ["part {", "word = \"Check\"", "word = \"Uncheck\""] {
      #expect(try sample.duties(code) == [.presentation], "\(code)")
    }
  }

  @Test func takesTheQuestionWhichRowItIsForTheMakingOfRows() throws {
    let sample = CodeSample(
      """
      final class Screen: UITableViewController {
        let names = ["Ada"]
        private var panel: Panel?
        override func tableView(
          _ table: UITableView, cellForRowAt path: IndexPath
        ) -> UITableViewCell {
          if path.row == names.count { return UITableViewCell() }
          if names.isEmpty { return UITableViewCell() }
          return UITableViewCell()
        }
        func arrange() {
          if panel == nil { panel = Panel() }
        }
      }
      final class Panel: UIView {}
      """)
    #expect(try sample.duties("path.row ==") == [.layout])
    #expect(try sample.duties("names.isEmpty") == [.domain])
    #expect(try sample.duties("panel == nil") == [.layout])
  }
}
