import KataCore
import KataSyntax
import Testing

/// What a part answers for besides its own body.
struct ReachableCodeTests {
  private func found(_ rule: NameRule, _ text: String) -> NameBreach? {
    let file = ParsedFile(solution + text, path: "Sources/Screen.swift")
    return NameSearch(files: [file], withHelpers: true).breach(of: rule)
  }

  private let solution = """
    enum Solution {
      static var worker: AnyClass { Worker.self }
      static var presenter: AnyClass { Presenter.self }
    }

    """
  private let noItem = NameRule(
    check: "VIPER.x", parts: ["presenter"], names: ["Item"], withHelpers: true)
  private let noText = NameRule(
    check: "VIPER.y", parts: ["worker"], names: ["DateFormatter", "\"Today\""], withHelpers: true)
  private let noDate = NameRule(
    check: "MVVM.z", parts: ["UIViewController"], names: ["Date", "DateFormatter"],
    withHelpers: true)

  @Test func looksIntoTheClassThatSolutionNames() throws {
    let breach = try #require(found(noItem, "class Presenter { var item: Item? }"))
    #expect(breach.type == "Presenter")
    #expect(breach.part == nil)
  }

  @Test(arguments: [
    "protocol Output { func found(_ items: [Item]) }\nclass Presenter: Output {}",
    "struct News { var items: [Item] }\nclass Presenter { func found(_ news: News) {} }",
    "enum News { case found([Item]) }\nprotocol Output { func tell(_ news: News) }\n"
      + "class Presenter {}\nextension Presenter: Output {}",
    "typealias News = [Item]\nclass Presenter { func found(_ news: News) {} }",
  ])
  func findsWhatProtocolsHandOver(source: String) throws {
    let breach = try #require(found(noItem, source))
    #expect(breach.part == "Presenter")
  }

  @Test(arguments: [
    "protocol Input { func keep(_ item: Item) }\nclass Worker: Input {}\nclass Presenter {}",
    "class Store { var items: [Item] = [] }\nclass Presenter { func f(_ store: Store) {} }",
    "struct Fact { var title: String\n  init(_ item: Item) { title = item.title } }\n"
      + "class Presenter { func found(_ fact: Fact) {} }",
  ])
  func leavesWhatOthersGetAlone(source: String) {
    #expect(found(noItem, source) == nil)
  }

  private let wording = """
    struct Wording {
      private let formatter = DateFormatter()
      func day(_ day: Double) -> String { formatter.string(from: day) }
    }
    """

  @Test(arguments: [
    "class Worker { func work() { tell(Wording().day(1)) } }",
    "struct Rule { func fact() -> String { Wording().day(1) } }\n"
      + "class Worker { func work() { tell(Rule().fact()) } }",
    "class Worker { private let wording = Wording()\n  func work() { tell(wording.day(1)) } }",
    "class Worker { func work(_ slot: Slot) { tell(slot.text) } }\n"
      + "enum Slot { case now\n  var text: String { \"Today\" } }",
  ])
  func findsWhatHelpersDo(source: String) throws {
    let breach = try #require(found(noText, source + "\n" + wording))
    #expect(breach.part == "Worker")
  }

  @Test(arguments: [
    "protocol Output { func found() }\nclass Worker { var output: Output?\n"
      + "  func work() { output?.found() } }\n"
      + "class Presenter: Output { func found() { show(Wording().day(1)) } }",
    "class Worker { func work() -> Slot { .now } }\nenum Slot { case now }\n"
      + "extension Slot { var text: String { \"Today\" } }",
    "class Worker { static func make() -> Presenter { Presenter(Wording().day(1)) } }",
  ])
  func leavesWhatOthersDoAlone(source: String) {
    #expect(found(noText, source + "\n" + wording) == nil)
  }

  @Test func takesAViewModelForABorder() {
    let view = "class Screen: UIViewController { let model: Presenter\n  func f() { model.day() } }"
    let model = "class Presenter { func day() { tell(Wording().day(1)) } }"
    #expect(found(noDate, view + "\n" + model + "\n" + wording) == nil)
    let own = "class Screen: UIViewController { func f() { tell(Wording().day(1)) } }"
    #expect(found(noDate, own + "\n" + wording)?.part == "Screen")
  }
}
