import KataCore

/// What to say of a build or a run that ended before its time.
struct Stop: Sendable {
  let title: String
  /// What the learner's program said itself.
  var message: String?
  let meaning: String
  let advice: String

  /// Finds the words for a reason; nil for one that is about cases or findings.
  init?(_ reason: Verdict.Reason, limits: Limits) {
    switch reason {
    case .refused, .doesNotCompile, .casesFailed: return nil
    case .buildStopped(let limit): self.init(build: limit, limits)
    case .runStopped(let limit): self.init(run: limit, limits)
    case .exitedEarly(let code): self.init(code: code)
    case .crashed(let signal, let message): self.init(signal: signal, message: message)
    }
  }

  private init(title: String, message: String? = nil, meaning: String, advice: String) {
    self.title = title
    self.message = message
    self.meaning = meaning
    self.advice = advice
  }
}

// MARK: - Texts

extension Stop {
  private init(signal: Int32, message: String?) {
    let signal = SignalName(signal)
    self.init(
      title: "Your program stopped with \(signal.name)", message: message,
      meaning: signal.meaning, advice: signal.advice)
  }

  private init(code: Int32) {
    self.init(
      title: "Your program ended by itself, with exit code \(code)",
      meaning: "Something ended the whole program before all cases had run.",
      advice: "A screen never ends its app: look for `exit` and the like, and let the method "
        + "return instead.")
  }

  private init(run limit: Verdict.Limit, _ limits: Limits) {
    switch limit {
    case .silence:
      self.init(
        title: "Nothing was heard from your program for \(Self.seconds(limits.silenceSeconds))",
        meaning: "A loop that does not end, a method that calls itself through another one, "
          + "or a wait for something that never comes.",
        advice: "Follow the calls of this situation from the tap to the screen, and see which "
          + "one does not come back.")
    case .totalTime:
      self.init(
        title: "The cases took longer than \(Self.seconds(limits.totalSeconds)) together",
        meaning: "Each case went on, but far too slowly.",
        advice: "Look for work that is repeated, or a wait in real time; the cases run on a "
          + "clock of their own and never need one.")
    case .output:
      self.init(
        title: "Your program printed more than \(limits.outputKilobytes) KB",
        meaning: "That is more than a check reads, so it was stopped.",
        advice: "Look for a `print` inside a loop, or inside a method that is called again "
          + "and again.")
    case .memory:
      self.init(
        title: "Your program needed more than \(limits.memoryMegabytes) MB of memory",
        meaning: "That is more than a screen like this can use.",
        advice: "Look for something that grows with every call, such as an array that is never "
          + "emptied.")
    }
  }

  private init(build limit: Verdict.Limit, _ limits: Limits) {
    switch limit {
    case .silence, .totalTime:
      self.init(
        title: "Compiling your files took longer than \(Self.seconds(limits.buildSeconds))",
        meaning: "Nothing is wrong with the code as such, but the compiler did not get through.",
        advice: "Split long expressions, and give their parts a name and a type.")
    case .memory:
      self.init(
        title: "Compiling your files needed too much memory",
        meaning: "Nothing is wrong with the code as such, but the compiler did not get through.",
        advice: "Split very long literals and expressions into smaller parts.")
    case .output:
      self.init(
        title: "The compiler had more to say than a check reads",
        meaning: "The same error was probably reported in very many places.",
        advice: "Fix the first one, then check again.")
    }
  }

  private static func seconds(_ seconds: Double) -> String {
    let rounded = Int(seconds.rounded())
    return Double(rounded) == seconds
      ? Count(rounded, "second").description : "\(seconds) seconds"
  }
}
