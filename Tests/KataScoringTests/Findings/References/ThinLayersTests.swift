import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Types on the way to the work that do hardly any of it.
struct ThinLayersTests {
  private static let contract = """
    protocol Client: AnyObject { func get(_ path: String) -> String }
    protocol Journal: AnyObject { func note(_ event: String) }
    protocol ListView: AnyObject { func show(_ text: String) }
    """

  private static let screen = """
    import UIKit
    final class ListScreen: UIViewController, ListView {
      var presenter: ListPresenter?
      private let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        label.textColor = .black
        presenter?.tapped()
      }
      func show(_ text: String) { label.text = text }
    }
    """

  private static func findings(_ files: [String: String]) -> [DesignFinding] {
    func sources(_ files: [String: String]) -> [SourceFile] {
      files.sorted { $0.key < $1.key }.compactMap { name, text in
        RelativePath("Sources/\(name).swift").map { SourceFile(path: $0, text: text) }
      }
    }
    let facts = FactReader().facts(sources(files), given: sources(["Contract": contract]))
    let reader = DesignReader(
      facts, services: ["Client": .network, "Journal": .logging], pattern: "mvp")
    let design = reader.design(executed: nil)
    return PassThroughs(design: design, roles: MeantRoles(design).roles).findings
  }

  private static let presenter = """
    final class ListPresenter {
      weak var view: (any ListView)?
      private let load: any LoadNames
      private var count = 0
      init(load: any LoadNames) { self.load = load }
      func tapped() {
        count += 1
        let names = load.run()
        view?.show(names.isEmpty ? "Nobody" : "\\(count): \\(names.count) names")
      }
    }
    protocol LoadNames: AnyObject { func run() -> [String] }
    """

  private static let useCase = """
    final class DefaultLoadNames: LoadNames {
      private let names: any NameStock
      init(names: any NameStock) { self.names = names }
      func run() -> [String] { names.all() }
    }
    protocol NameStock: AnyObject { func all() -> [String] }
    """

  private static let source = """
    final class RemoteNames: NameSource {
      private let client: any Client
      init(client: any Client) { self.client = client }
      func text() -> String { client.get("/names") }
    }
    protocol NameSource: AnyObject { func text() -> String }
    """

  private static let stock = """
    final class DefaultNameStock: NameStock {
      private let source: any NameSource
      init(source: any NameSource) { self.source = source }
      func all() -> [String] {
        var names: [String] = []
        for name in source.text().split(separator: ",") {
          guard !name.isEmpty else { continue }
          names.append(String(name))
        }
        return names.sorted()
      }
    }
    """

  @Test func tellsAWayThroughSeveralTypesOnce() throws {
    let found = Self.findings([
      "Screen": Self.screen, "Presenter": Self.presenter, "UseCase": Self.useCase,
      "Stock": Self.stock,
      "Source": Self.source,
    ])
    let way = try #require(found.first)
    #expect(found.count == 1 && way.rule == .passThrough && way.level == .advice)
    #expect(way.members == ["DefaultLoadNames", "RemoteNames"])
    #expect(way.other == "DefaultNameStock" && way.detail == "ListPresenter")
  }

  /// Who asks the client knows its paths, and who makes names of its answers how it speaks.
  @Test func letsALoaderAskWhoeverKnowsThePaths() {
    let presenter = Self.presenter.replacing("any LoadNames", with: "any NameStock")
      .replacing("load.run()", with: "load.all()")
    let found = Self.findings([
      "Screen": Self.screen, "Presenter": presenter, "Stock": Self.stock, "Source": Self.source,
      "Protocol": "protocol NameStock: AnyObject { func all() -> [String] }",
    ])
    #expect(found.isEmpty)
  }

  /// A way with somebody else who can take its place in a test is there for that.
  @Test func letsLayersThatHaveAnother() {
    let other = """
      final class NoNames: LoadNames { func run() -> [String] { [] } }
      final class FixedNames: NameSource { func text() -> String { "A,B" } }
      """
    let found = Self.findings([
      "Screen": Self.screen, "Presenter": Self.presenter, "UseCase": Self.useCase,
      "Stock": Self.stock,
      "Source": Self.source, "Others": other,
    ])
    #expect(found.allSatisfy { $0.members.isEmpty })
  }

  private static func journal(_ body: String) -> [DesignFinding] {
    findings([
      "Events": """
      protocol Events: AnyObject { func track(_ event: String) }
      final class DefaultEvents: Events {
        private let journal: any Journal
        init(journal: any Journal) { self.journal = journal }
        func track(_ event: String) { \(body) }
      }
      """
    ])
  }

  @Test func tellsOfATypeThatOnlyPassesOnToAService() {
    #expect(Self.journal("journal.note(event)").map(\.other) == ["Journal"])
    #expect(Self.journal(#"journal.note("list_\(event)")"#).isEmpty)
  }

  @Test func tellsOnceOfAllThatPassOnForTheSameType() throws {
    let found = Self.findings([
      "Screen": Self.screen, "Stock": Self.stock, "Source": Self.source,
      "Presenter": """
      final class ListPresenter {
        weak var view: (any ListView)?
        private let load: LoadNames
        private let note: NoteEvent
        private var count = 0
        init(stock: DefaultNameStock, journal: any Journal) {
          load = LoadNames(stock: stock)
          note = NoteEvent(journal: journal)
        }
        func tapped() {
          count += 1
          note.run("tapped")
          let names = load.run()
          view?.show(names.isEmpty ? "Nobody" : "\\(count): \\(names.count) names")
        }
      }
      struct LoadNames {
        let stock: DefaultNameStock
        func run() -> [String] { stock.all() }
      }
      struct NoteEvent {
        let journal: any Journal
        func run(_ event: String) { journal.note(event) }
      }
      """, "Protocol": "protocol NameStock: AnyObject { func all() -> [String] }",
    ])
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.detail == "ListPresenter")
    #expect(Set(finding.members) == ["LoadNames", "NoteEvent"])
    #expect(Set(finding.spare) == ["DefaultNameStock", "Journal"])
  }

  private static func factory(_ members: String) -> [DesignFinding] {
    findings([
      "Screen": Self.screen, "Presenter": Self.presenter, "UseCase": Self.useCase,
      "Stock": Self.stock, "Source": Self.source,
      "Factory": """
      final class StockFactory {
        func make(client: any Client) -> any NameStock { \(members) }
      }
      """,
    ]).filter { $0.remedy == .leadOn }
  }

  @Test func tellsOfATypeThatOnlyMakesAHelper() {
    let found = Self.factory("DefaultNameStock(source: Elsewhere.source)")
    #expect(found.first?.members == ["StockFactory"])
    #expect(found.first?.spare == ["DefaultNameStock"])
  }

  @Test func letsWhoPutsPartsTogether() {
    let found = Self.factory("DefaultNameStock(source: RemoteNames(client: client))")
    #expect(found.isEmpty)
  }

  private static func display(_ name: String, _ members: String) -> [DesignFinding] {
    findings([
      "Display": """
      protocol ListDisplay: AnyObject { func display(_ text: String) }
      final class Adapter: \(name) {
        private weak var view: (any ListView)?
        init(view: any ListView) { self.view = view }
        \(members)
      }
      """
    ])
  }

  /// Who stands for a view that it keeps weakly spares others the `weak`; who renames it stands for nobody.
  @Test func tellsOfAnotherNameForAViewAndNotOfOneThatStandsForIt() {
    let renamed = Self.display(
      "ListDisplay", "func display(_ text: String) { view?.show(text) }")
    #expect(renamed.map(\.other) == ["ListView"])
    #expect(Self.display("ListView", "func show(_ text: String) { view?.show(text) }").isEmpty)
  }
}
