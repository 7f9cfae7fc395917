import KataCore
import KataSyntax
import Testing

struct SeamLocatorTests {
  private func locator(_ texts: String...) -> SeamLocator {
    SeamLocator(
      files: texts.enumerated().compactMap { index, text in
        RelativePath("Sources/\(index).swift").map { ParsedFile(text, path: $0) }
      })
  }

  @Test(arguments: [
    "final class Foo: GreetingPresenter {", "struct Foo: A, GreetingContract.GreetingPresenter {",
    "actor Foo: A & GreetingPresenter {", "enum Foo: @preconcurrency GreetingPresenter {",
    "class Foo: Base { }; class Base: GreetingPresenter {",
    "protocol Mine: GreetingPresenter {}; class Foo: Mine {",
    "typealias P = A & GreetingPresenter; class Foo: P {",
    "typealias P = (any GreetingPresenter)\nclass Foo: P {",
    "class Foo {}; extension Foo: GreetingPresenter {",
    "#if canImport(UIKit)\nclass Foo: GreetingPresenter {}\n#endif\nextension Foo {",
  ])
  func findsTheTypeBehindASeam(start: String) throws {
    let place = try #require(
      locator("enum Solution {}", start + "}").place(ofSeam: "GreetingPresenter"))
    #expect(place.location.path == "Sources/1.swift")
    #expect(place.excerpt.contains("Foo"))
  }

  @Test(arguments: [
    ("func render() { label.text = name }", 3), ("func render() { self.label?.text = name }", 3),
    ("func render() { label.setTitle(name, for: .normal) }", 3),
    // Nobody knows which of two came last; another property's line is no answer.
    ("func render() { label.text = a; label.text = b }", 2),
    ("func render() { other.text = name; print(label.text) }", 2),
  ])
  func namesTheOnlyLineThatSetsAText(code: String, line: Int) {
    let failure = CaseFailure(should: "Show the name.", place: "Screen.label")
    let located = locator("class Screen {\n  let label = UILabel()\n  \(code)\n}").located(failure)
    #expect(located.location?.line == line)
  }

  @Test(arguments: [
    "navigationController?.pushViewController(next, animated: true)",
    "present(alert, animated: true)", "self.present(alert, animated: true) {}",
    "show(next, sender: nil)", "navigationController?.setViewControllers([next], animated: true)",
    "let go = { [weak self] in self?.present(alert, animated: true) }",
  ])
  func findsAViewThatLeavesTheScreen(call: String) throws {
    let locator = locator(
      "class Base: UIViewController {}\nfinal class Screen: Base {}",
      "extension Screen {\n  func open() {\n    \(call)\n  }\n}")
    let found = try #require(locator.departuresOfViews.first)
    #expect(found.part == "Screen")
    #expect(found.location.path == "Sources/1.swift")
    #expect(found.location.line == 3)
  }

  @Test(arguments: [
    "final class Router { func go() { screen?.present(alert, animated: true) } }",
    "class Screen: UIViewController { func go() { presenter.present(person, animated: true) } }",
    "class Screen: UIViewController { func go() { show(state) } }",
    "class Screen: UIViewController { override func f() { super.present(a, animated: true) } }",
    "class Root: UINavigationController { func go() { pushViewController(a, animated: true) } }",
    "class S: UIViewController { class R { func go() { s.present(a, animated: true) } } }",
    "extension UIViewController { func go() { present(a, animated: true) } }",
  ])
  func findsNoDepartureElsewhere(source: String) {
    #expect(locator(source).departuresOfViews == [])
  }

  @Test(arguments: [
    "UIApplication.shared.open(url)", "UIKit.UIApplication.shared.open(url, options: [:])",
    "let app = UIApplication.shared; app.open(url)", "shared.open(url)", "self.shared.open(url)",
    "UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)",
    "let window = shared.windows[0]; window.rootViewController!.present(alert, animated: true)",
  ])
  func findsAPartThatLeavesTheApp(call: String) throws {
    let locator = locator(
      "final class Presenter: P {\n  let shared = UIApplication.shared\n  func go() {\n    \(call)\n  }\n}"
    )
    let found = try #require(locator.departuresThroughApp.first)
    #expect(found.part == "Presenter")
    #expect(found.location.line == 4)
  }

  @Test func findsTheAppLeftInAnExtensionOfWhatPlaysThePresenter() {
    let locator = locator(
      """
      final class Greeter: GreetingPresenter {}
      extension Greeter { func go() { UIApplication.shared.open(url) } }
      """)
    #expect(locator.departuresThroughApp.map(\.location.line) == [2])
  }

  @Test(arguments: [
    "final class ScreenRouter { func go() { UIApplication.shared.open(url) } }",
    "struct Exit: GreetingRouter { func go() { UIApplication.shared.open(url) } }",
    "class Screen: UIViewController { func go() { UIApplication.shared.isIdleTimerDisabled = true } }",
    "final class Presenter { func go() { opener.open(url) } }",
    "enum Builder { static func make() -> P { P(opener: UIApplication.shared) } }",
    "struct Links: LinkOpening { func open(_ url: URL) { UIApplication.shared.open(url) } }",
  ])
  func letsRoutersAndInjectedServicesOpen(source: String) {
    #expect(locator(source).departuresThroughApp == [])
  }

  @Test(arguments: [
    ("didTapGreet()", 3), ("didTapGreet(_:)", 4), ("didTapGreet", 3), ("isFormal", 2),
    ("init(view:)", 5), ("show(name:animated:)", 8), ("show(title:)", 8), ("missing()", 1),
  ])
  func findsTheMember(member: String, line: Int) {
    let locator = locator(
      """
      final class Presenter: GreetingPresenter {
        weak var view: View?, isFormal = false
        func didTapGreet() {}
        func didTapGreet(_ sender: Any) {}
        init(view: View) {}
      }
      extension Presenter {
        func show(name: String, animated flag: Bool) {}
      }
      """)
    #expect(locator.place(ofSeam: "GreetingPresenter", member: member)?.location.line == line)
  }

  @Test func fallsBackToSolutionAndThenToNothing() {
    #expect(locator("\nenum Solution {}").place(ofSeam: "X", member: "f()")?.location.line == 2)
    #expect(locator("struct A {}").place(ofSeam: "X", member: "f()") == nil)
    #expect(locator("\nenum Solution {}").place(ofSeam: nil)?.location.column == 6)
  }

  @Test(arguments: [
    "Outer.Inner", "Inner", "Learner.Outer.Inner", "Learner.Outer.Inner<Swift.Int>",
    "Learner.(unknown context at $7f).Inner",
  ])
  func findsTypesByTheirRuntimeNames(name: String) {
    let locator = locator("struct Other {}\nclass Outer {\n  private final class Inner<T> {}\n}")
    #expect(locator.place(ofType: name)?.location.line == 3)
    #expect(locator.place(ofType: name)?.location.column == 23)
  }

  @Test func findsStoredProperties() {
    let locator = locator("class A {}\nextension A {\n  struct B {\n    let view: V\n  }\n}")
    #expect(locator.place(ofProperty: "view", inType: "A.B")?.location.line == 4)
    #expect(locator.place(ofProperty: "view", inType: "A") == nil)
  }

  @Test func fillsInAFailure() {
    let locator = locator("class P: GreetingPresenter {\n  func tap() {}\n}\nclass Leak {}")
    let role = CaseFailure(seam: "GreetingPresenter", member: "tap()", should: "greet")
    let leak = CaseFailure(should: "be gone", types: ["Nowhere", "Learner.Leak"])
    let told = CaseFailure(should: "x", location: SourceLocation(path: "a", line: 1, column: 1))
    #expect(locator.located(role).location?.line == 2)
    #expect(locator.located(role).excerpt == "  func tap() {}")
    #expect(locator.located(leak).location?.line == 4)
    #expect(locator.located(told) == told)
  }

  @Test func pointsWhereTheRunHasShown() {
    let locator = locator(
      "class Cell: UIView {}\nclass Edit: UIViewController {}",
      "class List: UIViewController {\n  var router: Router?\n}")
    let screen = CaseFailure(should: "show it", place: "List")
    let cycle = CaseFailure(should: "be gone", types: ["Cell", "List"], place: "List.router")
    #expect(locator.located(screen).excerpt == "class List: UIViewController {")
    #expect(locator.located(cycle).excerpt == "  var router: Router?")
  }

  @Test func pointsNowhereWhereOneOfSeveralScreensIsMeant() {
    let locator = locator("class Edit: UIViewController {}\nclass List: UIViewController {}")
    #expect(locator.located(CaseFailure(should: "show it")).location == nil)
  }

  @Test func pointsAtThePropertyThatAFailureNames() {
    let locator = locator(
      """
      final class Screen: GreetingView {
        let title = ""
        private let services: Services
      }
      """)
    let failure = CaseFailure(
      seam: "GreetingView", member: "services", should: "keep none", types: ["Screen"])
    #expect(locator.located(failure).location?.line == 3)
  }
}
