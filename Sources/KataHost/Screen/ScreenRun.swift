@_spi(Driving) import UIKit

/// Shows a learner's screen to the parent, and does to it what commands ask for.
///
/// The parent draws; what leaves are values and texts, which the parent makes safe.
@MainActor struct ScreenRun {
  private let script: any ScreenScript
  private let driver: ScreenDriver
  private let reporter: EventReporter
  /// Nil for a library that is not traced.
  private let trace: CallTrace?

  /// Makes the screen and puts it into the state that is asked for.
  ///
  /// - Returns: The run, and why it could not get as far as that state; nil when it did.
  static func begin(
    _ type: any ScreenScript.Type, state: String, solution: Any.Type, trace: CallTrace?,
    reporter: EventReporter
  ) throws -> (run: ScreenRun, refusal: String?) {
    let script = type.init(values: SeededValues(seed: 1, salt: "Screen.\(state)"))
    script.prepare(for: state)
    let run = ScreenRun(
      script: script, driver: ScreenDriver(try script.makeScreen(of: solution)),
      trace: trace, reporter: reporter)
    do {
      try script.enter(state, with: run.driver)
      return (run, nil)
    } catch let error as ScreenScriptError {
      throw error
    } catch {
      return (run, "\(error)")
    }
  }

  private init(
    script: any ScreenScript, driver: ScreenDriver, trace: CallTrace?, reporter: EventReporter
  ) {
    self.script = script
    self.driver = driver
    self.trace = trace
    self.reporter = reporter
  }

  /// Reports the screen, then obeys commands until there are no more.
  func run(_ commands: CommandPipe?, refusal: String?) {
    var tree = report(refusal)
    while let command = commands?.next() {
      do {
        try obey(command, tree)
        tree = report(nil)
      } catch {
        tree = report("\(error)")
      }
    }
  }

  private func obey(_ command: ScreenCommand, _ tree: ScreenTree?) throws {
    guard let tree else { throw DrivingError.nothingOnScreen }
    let (target, text) = (command.target ?? -1, command.text ?? "")
    switch command.verb {
    case .look: break
    case .use: try driver.use(target, of: tree)
    case .swipe: try driver.swipe(target, of: tree)
    case .type: try driver.type(text, into: target, of: tree)
    case .insert: try driver.insert(text, into: target, of: tree)
    case .erase: try driver.erase(in: target, of: tree)
    case .enter: try driver.pressReturn(in: target, of: tree)
    case .back: try driver.goBack()
    case .answer: script.answer(command.answer ?? .good)
    case .happen: script.happen(text)
    }
    driver.settle()
    // Whoever reads the screen and types the next command takes at least that long.
    VirtualClock.current.advance(by: .seconds(1))
    driver.settle()
  }

  private func report(_ refusal: String?) -> ScreenTree? {
    let tree = driver.tree
    reporter.send(
      .screen(
        ScreenReport(
          tree: tree, outline: driver.outline, request: script.request, refusal: refusal,
          calls: trace?.take() ?? [])))
    return tree
  }
}
