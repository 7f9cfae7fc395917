import Foundation
import Glibc
import XCTest

/// The program that puts a kata's suites and a learner's solution into one process.
///
/// It is compiled once per kata, pattern and toolchain, from this folder, the kata's suites and a
/// generated `main.swift`, and never from the learner's files, which it loads as a library:
///
///     import XCTest
///
///     SuiteHost.run([
///       HostedSuite(folder: "Behaviour", isPlain: true, cases: [
///         ("testGreetsByFullName", GreetingBehaviourTests.testGreetsByFullName),
///         ("testCountsGreetings", GreetingBehaviourTests.testCountsGreetings),
///       ]),
///       HostedSuite(folder: "MVP", isPlain: true, cases: [ … ]),
///     ])
///
/// One line of JSON on standard input says what to load (`HostInput`); events leave as one JSON
/// object a line over what was standard output (`HostEvent`). What the learner's code prints goes
/// to standard error. Suites run in the order given, and their classes are
/// `@MainActor final class … : XCTestCase` with synchronous methods, because waiting for the main
/// queue nests its run loop, which an asynchronous method cannot do.
enum SuiteHost {
  /// Runs all of `suites` against the library named on standard input, then ends the process.
  ///
  /// - Parameter screen: Shows the kata's screen instead, where the input asks for that.
  static func run(_ suites: [HostedSuite], screen: (any ScreenScript.Type)? = nil) -> Never {
    setvbuf(stdout, nil, _IOLBF, 0)
    // Without a sandbox that dies with the program, a loop would go on up to its limits after a kill.
    Fork.dieWithParent()
    do {
      let channel = try EventChannel.replacingStandardOutput()
      let (input, commands) = try HostInput.readingStandardInput()
      let reporter = EventReporter(channel: channel, nonce: input.nonce)
      if let plan = input.screen {
        exit(show(screen, plan, commands, input: input, reporter: reporter))
      }
      exit(run(suites, input: input, reporter: reporter))
    } catch {
      fputs("The suite host could not start: \(error)\n", stderr)
      exit(64)
    }
  }

  private static func run(
    _ suites: [HostedSuite], input: HostInput, reporter: EventReporter
  ) -> CInt {
    let solution: Any.Type
    var suites = suites
    do {
      solution = try LearnerLibrary(path: input.library).solution()
      if let tests = input.tests { suites = try tests.suites() }
    } catch {
      reporter.send(.unusable(reason: "\(error)"))
      return 1
    }
    if let plan = input.trials {
      return run(suites, plan, solution: solution, input: input, reporter: reporter)
    }
    reporter.send(.lockedDown(Lockdown.begin(for: reporter.channel)))
    let observer = CaseObserver(suites: suites, reporter: reporter)
    let entries = suites.map {
      $0.entry(solution: solution, seed: input.seed, observer: observer)
    }
    let status: CInt = XCTMain(entries, arguments: ["kata"], observers: [observer])
    reporter.send(.closed(token: input.token))
    return status
  }

  /// Shows the screen, and obeys commands until there are no more.
  private static func show(
    _ type: (any ScreenScript.Type)?, _ plan: ScreenPlan, _ commands: CommandPipe?,
    input: HostInput, reporter: EventReporter
  ) -> CInt {
    do {
      guard let type else { throw LoadingError.noScript }
      let solution = try LearnerLibrary(path: input.library).solution()
      let trace = CallTrace(library: input.library)
      reporter.send(.lockedDown(Lockdown.begin(for: reporter.channel)))
      // The main thread, outside of any block, which is where a driver can wait.
      try MainActor.assumeIsolated {
        let (run, refusal) = try ScreenRun.begin(
          type, state: plan.state, solution: solution, trace: trace, reporter: reporter)
        run.run(commands, refusal: refusal)
      }
      reporter.send(.closed(token: input.token))
      return 0
    } catch {
      reporter.send(.unusable(reason: "\(error)"))
      return 1
    }
  }

  /// Runs cases again and again, each time in a child and with another mutant on.
  private static func run(
    _ suites: [HostedSuite], _ plan: TrialPlan, solution: Any.Type, input: HostInput,
    reporter: EventReporter
  ) -> CInt {
    do {
      let instruments = try Instruments(library: input.library)
      var trials = TrialRun(
        plan: plan, reporter: reporter,
        runner: TrialRunner(
          suites: suites, solution: solution, seed: input.seed, instruments: instruments,
          channel: reporter.channel))
      trials.run()
      reporter.send(.closed(token: input.token))
      return 0
    } catch {
      reporter.send(.unusable(reason: "\(error)"))
      return 1
    }
  }
}
