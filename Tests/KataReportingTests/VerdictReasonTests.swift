import KataCore
import KataReporting
import KataText
import Testing

struct VerdictReasonTests {
  @Test(
    arguments: [
      (.crashed(signal: 5, message: "Fatal error: oh"), "stopped with SIGTRAP"),
      (.crashed(signal: 11, message: nil), "stopped with SIGSEGV"),
      (.crashed(signal: 9, message: nil), "killed from outside"),
      (.crashed(signal: 63, message: nil), "stopped with signal 63"),
      (.exitedEarly(code: 3), "with exit code 3"),
      (.runStopped(.silence), "Nothing was heard from your program for 3 seconds"),
      (.runStopped(.totalTime), "longer than 20 seconds together"),
      (.runStopped(.output), "printed more than 256 KB"),
      (.runStopped(.memory), "more than 1024 MB of memory"),
    ] as [(Verdict.Reason, String)])
  func saysWhyARunEnded(_ reason: Verdict.Reason, _ words: String) {
    let attempt = sample.make(reason, results: sample.results(until: "twice", as: .crashed))
    let text = Self.text(attempt)
    #expect(text.contains(words))
    #expect(text.contains("During    The presenter greets again at each tap"))
    #expect(text.contains("5 cases after it did not run."))
    #expect(text.contains("4 of 10 cases held"))
  }

  @Test(
    arguments: [
      (.silence, "longer than 20 seconds"), (.totalTime, "longer than 20 seconds"),
      (.memory, "too much memory"), (.output, "more to say"),
    ] as [(Verdict.Limit, String)])
  func saysWhyABuildEnded(_ limit: Verdict.Limit, _ words: String) {
    let text = Self.text(sample.make(.buildStopped(limit), results: sample.unreached))
    #expect(text.contains(words))
    #expect(text.contains("so no case ran"))
    #expect(!text.contains("Behaviour"))
  }

  @Test func showsWhatSwiftSaidAsItStopped() {
    let reason = Verdict.Reason.crashed(signal: 5, message: "Fatal error: \u{1b}[2Jindex")
    let attempt = sample.make(reason, results: sample.results(until: "twice", as: .crashed))
    #expect(Self.text(attempt).contains("It said   Fatal error: index\n"))
  }

  @Test(
    arguments: [
      (.milliseconds(0), "0.00 s"), (.milliseconds(478), "0.48 s"), (.milliseconds(9994), "9.99 s"),
      (.milliseconds(12_340), "12.3 s"), (.seconds(125), "2 min 5 s"),
    ] as [(Duration, String)])
  func showsTheTimeTaken(_ duration: Duration, _ words: String) {
    let check = sample.make(nil, results: sample.results()).taking(duration)
    #expect(Self.text(check).contains("(\(words))"))
  }

  @Test func leavesOutTheMiddleOfMuchOutput() {
    let output = (1...14).map { "line \($0)\n" }.joined()
    let text = Self.text(sample.make(nil, results: sample.results(), output: output))
    #expect(text.contains("  line 4\n  … 2 lines left out\n  line 7\n"))
    let all = (1...13).map { "line \($0)\n" }.joined()
    let whole = Self.text(sample.make(nil, results: sample.results(), output: all))
    #expect(!whole.contains("left out"))
  }

  private let sample = SampleAttempt.passed

  private static func text(_ attempt: Attempt) -> String {
    TextReport(attempt, width: 100, look: Look(hasColour: false)).rendered(hasColour: false)
  }
}

extension Attempt {
  fileprivate func taking(_ duration: Duration) -> Attempt {
    Attempt(
      kata: kata, pattern: pattern, seed: seed, toolchain: toolchain, isolation: isolation,
      verdict: verdict, results: results, findings: findings, output: output, started: started,
      duration: duration, submission: submission)
  }
}
