import KataCore
import KataScoring
import Testing

/// Changes that are told by hand nearly everywhere.
struct UnannouncedTests {
  private static func findings(
    _ last: String, property: String = "private(set) var state = \"\"", _ more: String = ""
  ) -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvvm",
      files: [
        "Model": """
        final class ListModel {
          \(property)
          var onChange: ((String) -> Void)?
          private let loader = Loader()
          private var names: [String] = []
          func add(_ name: String) {
            guard !names.contains(name) else { return }
            names.append(name)
            state = names.count == 1 ? "One name" : "\\(names.count) names"
            onChange?(state)
          }
          func clear() {
            names = []
            state = "Nobody"
            tell()
          }
          func reload() {
            state = "Loading"
            onChange?(state)
            loader.load { [weak self] names in
              guard let self else { return }
              self.names = names
              \(last)
            }
          }
          private func tell() { onChange?(state) }
          \(more)
        }
        final class Loader { func load(_ done: @escaping ([String]) -> Void) { done([]) } }
        """,
        "Screen": """
        import UIKit
        final class ListScreen: UIViewController {
          private let model = ListModel()
          private let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            label.textColor = .black
            model.onChange = { [weak self] in self?.label.text = $0 }
            model.reload()
          }
          @objc func tapped() { model.add("A") }
          @objc func emptied() { model.clear() }
        }
        """,
      ]
    ).findings.filter { $0.rule == .repeatedRule && $0.remedy == .publish }
  }

  /// The call before the request tells nothing of what its answer changes.
  @Test func tellsOfTheChangeThatIsLeftOut() throws {
    let finding = try #require(Self.findings("state = \"Done\"").first)
    #expect(finding.type == "ListModel" && finding.member == "reload()")
    #expect(finding.detail == "onChange" && finding.members == ["state"])
    #expect(finding.amount == 3 && finding.locations.map(\.line) == [23])
  }

  @Test func saysNothingWhereEachChangeIsTold() {
    #expect(Self.findings("state = \"Done\"\n      tell()").isEmpty)
  }

  @Test func saysNothingWhereAnObserverTells() {
    let observed = "private(set) var state = \"\" { didSet { onChange?(state) } }"
    #expect(Self.findings("state = \"Done\"", property: observed).isEmpty)
  }

  @Test func letsAStepBeToldByWhoTakesIt() {
    let more = """
      func finish() {
          set("Done")
          onChange?(state)
        }
        private func set(_ text: String) { state = text }
      """
    #expect(Self.findings("finish()", more).isEmpty)
  }
}
