import KataCore
import KataScoring
import Testing

/// Parts that take what they need out of a container.
struct LocatorsTests {
  private static let byType = """
    final class Parts {
      private var makers: [ObjectIdentifier: () -> Any] = [:]
      func add<Part>(_ type: Part.Type, _ maker: @escaping () -> Part) {
        makers[ObjectIdentifier(type)] = maker
      }
      func part<Part>(_ type: Part.Type = Part.self) -> Part {
        guard let part = makers[ObjectIdentifier(type)]?() as? Part else { fatalError() }
        return part
      }
    }
    """
  private static let byKey = """
    final class Parts {
      private var kept: [String: Any] = [:]
      func part<Value>(_ key: String) -> Value? { kept[key] as? Value }
    }
    """

  private static func findings(
    _ parts: String = byType, keeping kept: String, _ start: String, asking names: String
  ) -> [DesignFinding] {
    WrittenProgram(
      pattern: "mvvm",
      files: [
        "Model": """
        \(parts)
        final class Names {
          private(set) var all: [String] = []
          func add(_ name: String) { all.append(name) }
        }
        final class NamesModel {
          var onChange: ((String) -> Void)?
          \(kept)
          init(parts: Parts) { \(start) }
          func add(_ name: String) {
            let names: Names? = \(names)
            guard let names, !names.all.contains(name) else { return }
            names.add(name)
            onChange?(names.all.count == 1 ? "One name" : "\\(names.all.count) names")
          }
        }
        enum Assembly {
          static func screen() -> NamesController {
            let parts = Parts()
            \(parts == byType ? "parts.add(Names.self) { Names() }" : "")
            return NamesController(model: NamesModel(parts: parts))
          }
        }
        """,
        "Screen": """
        import UIKit
        final class NamesController: UIViewController {
          private let model: NamesModel
          private let label = UILabel()
          init(model: NamesModel) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(label)
            model.onChange = { [weak self] in self?.label.text = $0 }
          }
          @objc func tapped() { model.add("A") }
        }
        """,
      ]
    ).findings
  }

  private static let keeping = "private let parts: Parts"

  @Test func tellsOfAPartThatAsksAContainerWhenItNeedsSomething() throws {
    let found = Self.findings(
      keeping: Self.keeping, "self.parts = parts", asking: "parts.part(Names.self)")
    let finding = try #require(found.first { $0.remedy == .handIn && $0.other == "Parts" })
    #expect(finding.type == "NamesModel" && finding.members == ["Names"])
    #expect(finding.home == .other && finding.locations.first?.line == 17)
    #expect(!found.contains { $0.type == "Parts" })
  }

  @Test func saysNothingOfWhoIsHandedItsParts() {
    let found = Self.findings(
      keeping: "private let names: Names", "names = parts.part(Names.self)", asking: "self.names")
    #expect(!found.contains { $0.other == "Parts" || $0.type == "Parts" })
  }

  /// Under a name somebody keeps values.
  @Test func saysNothingOfValuesThatAreKeptUnderAKey() {
    let found = Self.findings(
      Self.byKey, keeping: Self.keeping, "self.parts = parts", asking: "parts.part(\"names\")")
    #expect(!found.contains { $0.remedy == .handIn && $0.home == .other })
  }
}
