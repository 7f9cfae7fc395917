import KataCore
import Testing

/// Whether a test double can take the place of what an effect goes to.
struct EffectChainTests {
  private func isInterceptable(_ body: String) -> Bool? {
    let facts = ReadFacts(
      """
      final class Screen: UIViewController {
        let session: URLSession
        let _session: URLSession
        func go(url: URL) { \(body) }
      }
      """)
    return facts.facts.atoms.flatMap(\.effects).first?.isInterceptable
  }

  @Test(arguments: [
    "navigationController?.popViewController(animated: true)",
    "if let nav = navigationController { nav.popViewController(animated: true) }",
    "guard let session else { return }\nsession.dataTask(with: url)",
    "guard let session = session else { return }\nsession.dataTask(with: url)",
    "let current = self.session\ncurrent.dataTask(with: url)", "dismiss(animated: true)",
    "guard let strongSelf = self else { return }\nstrongSelf.dismiss(animated: true)",
    "_session.dataTask(with: url)", "let dismiss = Merge.all()\nself.dismiss(animated: true)",
    "let dismiss = Merge.all()\ndismiss.subscribe { [weak self] in self?.dismiss(animated: true) }",
  ])
  func followsALocalNameToWhatItStandsFor(body: String) {
    #expect(isInterceptable(body) == true)
  }

  @Test(arguments: [
    "URLSession.shared.dataTask(with: url)",
    "let current = URLSession.shared\ncurrent.dataTask(with: url)",
    "let session = URLSession.shared\nsession.dataTask(with: url)",
  ])
  func whatATypeSharesIsNotInterceptable(body: String) {
    #expect(isInterceptable(body) == false)
  }

  @Test(arguments: [("Current.log.info(\"a\")", true), ("AppLog.shared.log.info(\"a\")", false)])
  func aPropertyOfAnUndeclaredTypeMayBeSet(body: String, isGiven: Bool) {
    #expect(isInterceptable(body) == isGiven)
  }

  @Test func aGlobalFunctionIsNotInterceptable() {
    #expect(isInterceptable("os_log(\"Loaded\")") == false)
  }

  @Test(arguments: [
    "let date = Date(timeIntervalSince1970: 3)", "let id = UUID(uuidString: \"a\")",
    "let id = UUID(optionalText: text)", "let date = Date(milliseconds: 3)",
    "let queue = DispatchQueue(label: \"a\")\nqueue.async { }",
    "func at(_ now: Date = Date()) {}",
  ])
  func whatReachesNothingOutsideIsNoEffect(body: String) {
    #expect(isInterceptable(body) == nil)
  }

  @Test(arguments: [
    "let date = Date()", "let date = Date(timeIntervalSinceNow: 60)", "let id = UUID()",
  ])
  func whatAsksTheClockOrChanceIsNotInterceptable(body: String) {
    #expect(isInterceptable(body) == false)
  }

  @Test func aDefaultArgumentMayBeGivenOtherwise() {
    let facts = ReadFacts("func at(_ now: Date = Date()) {}")
    #expect(facts.facts.atoms.flatMap(\.effects).isEmpty)
  }

  @Test(arguments: [("var", true), ("private var", false), ("let", false), ("static var", false)])
  func theFirstValueOfAPropertyMayBeSetOtherwise(word: String, isSettable: Bool) {
    let facts = ReadFacts("final class Sync { \(word) last = Date() }")
    #expect(facts.facts.atoms.flatMap(\.effects).isEmpty == isSettable)
  }

  @Test func aLogThatEndsTheProgramIsNoEffect() {
    #expect(isInterceptable("Logger.fatal(\"No list\")") == nil)
    #expect(isInterceptable("Logger.error(\"No list\")") == false)
    #expect(duties("Logger.fatal(\"No list\")") == [[.logging]])
  }

  @Test(arguments: [
    ("DDLogError(\"a\")", false), ("trace(\"a\", log: log)", false), ("logError(\"a\")", nil),
  ])
  func aFunctionThatOnlyItsNameCallsALogIsNoEffect(body: String, isGiven: Bool?) {
    #expect(isInterceptable(body) == isGiven)
  }

  @Test func aMemberOfTheNotificationCenterThatNobodyKnowsIsNoEffect() {
    #expect(isInterceptable("NotificationCenter.default.events.sink { }") == nil)
    #expect(isInterceptable("NotificationCenter.default.post(name: a, object: nil)") == false)
  }

  @Test func aContextOfCoreDataIsStorage() {
    #expect(isInterceptable("let context = Stack.managedObjectContext\ncontext.save()") == false)
  }

  @Test func theCalendarInUseIsNoClock() {
    #expect(isInterceptable("let calendar = Calendar.current") == nil)
    #expect(isInterceptable("let now = Date()") == false)
  }
}
