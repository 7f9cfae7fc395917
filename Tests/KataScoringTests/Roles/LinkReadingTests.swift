import KataCore
import KataSyntax
import Testing

@testable import KataScoring

/// Who knows whom, from programs as text.
struct LinkReadingTests {
  private static func design(_ text: String) -> Design {
    DesignReader(FactReader().facts([SourceFile(path: "Sources/A.swift", text: text)]))
      .design(executed: nil)
  }

  private static func link(_ from: String, _ to: String, _ text: String) throws -> Link {
    let design = design(text)
    let types = design.index.facts.types
    return try #require(
      design.links.first { types[$0.from].name == from && types[$0.to].name == to })
  }

  @Test(arguments: [
    ("model.names.bind(to: list).disposed(by: bag)", true), ("model.load()", false),
  ])
  func keepsWhatItHasMadeForAsLongAsItListens(line: String, isKept: Bool) throws {
    let text = """
      final class Model {
        let names = BehaviorRelay(value: [String]())
        func load() { names.accept(["a"]) }
      }
      final class Screen: UIViewController {
        private let bag = DisposeBag()
        override func viewDidLoad() {
          let model = Model()
          \(line)
        }
      }
      """
    #expect(try Self.link("Screen", "Model", text).isHolding == isKept)
  }

  @Test(arguments: [("worker.output = self", true), ("worker.work()", false)])
  func connectsByNameWhatItHasMadeAndKeepsByAProtocol(line: String, isSeam: Bool) throws {
    let text = """
      protocol Working { func work() }
      protocol Output: AnyObject { func show() }
      final class Worker: Working {
        weak var output: (any Output)?
        func work() { output?.show() }
      }
      final class Screen: UIViewController, Output {
        private var working: (any Working)?
        override func viewDidLoad() {
          let worker = Worker()
          \(line)
          working = worker
        }
        func show() { title = "a" }
      }
      """
    #expect(try (Self.link("Screen", "Worker", text).through != nil) == isSeam)
  }

  @Test(arguments: [("", true), ("func open() { show(Screen(), sender: nil) }", false)])
  func takesTheOnlyMakerOfAScreenForCalled(other: String, isCalled: Bool) throws {
    let design = Self.design(
      """
      final class Model { var count = 0; func load() { count += 1 } }
      final class Screen: UIViewController {
        var model: Model?
        override func viewDidLoad() { model?.load() }
        \(other)
      }
      final class Maker {
        let kept: Model
        init(kept: Model) { self.kept = kept }
        func build() -> Screen {
          let screen = Screen()
          screen.model = kept
          return screen
        }
      }
      """)
    let build = try #require(design.index.facts.functions.firstIndex { $0.name == "build" })
    #expect(
      design.index.atomsOfFunction[build].allSatisfy { design.workload.isCounted[$0] } == isCalled)
  }
}
