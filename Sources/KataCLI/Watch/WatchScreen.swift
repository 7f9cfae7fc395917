import KataCore
import KataReporting
import KataTerminal
import KataText

/// What stands on the terminal while a folder is watched: the last report, and below it the keys.
struct WatchScreen: Sendable {
  let context: Context
  let look: LookOptions
  /// Says whether there is somebody to press a key.
  let hasKeys: Bool
  let folder: String

  /// Shows steps of a check that take long.
  var waiting: WaitingLine { WaitingLine(context: context, look: look) }

  /// Says at once that something is being done.
  func announce(_ changed: [String]) {
    let cause = changed.first.map { first in
      changed.count == 1 ? first : "\(first) and \(changed.count - 1) more"
    }
    let text = cause.map { "Checking after a change of \($0)" } ?? "Checking \(folder)"
    let appearance = appearance
    let line = StyledText(Sanitiser.line(Catalogue.current.text(text)), .dim)
    guard isRedrawn else {
      context.write(line.wrapped(to: appearance.width), appearance.output)
      return
    }
    let cut = line.truncated(to: appearance.width - 1, ellipsis: appearance.output.glyphs.ellipsis)
    context.output.write("\r\u{1b}[K\(cut.rendered(hasColour: appearance.output.hasColour))")
  }

  /// A verdict with what is told above it.
  struct Answer: Sendable {
    let attempt: Attempt
    let notes: CheckNotes
    var design: ScoredDesign?
  }

  /// Shows a verdict, the last line but the next step, and above it the design once it is scored.
  func show(_ answer: Answer, isScoring: Bool) {
    let (whole, short) = (report(answer, findings: 1), report(answer, findings: 0))
    let height = context.facts.heightInRows ?? .max
    // What does not hold is worth more than what might be better.
    let isShort = answer.design != nil && whole.count + Self.rowsOfKeys > height
    show(
      isShort ? short : whole, canGoOn: answer.attempt.verdict.isPassed, isScoring: isScoring)
  }

  private static let rowsOfKeys = 2

  private func report(_ answer: Answer, findings: Int) -> [StyledText] {
    let (width, look) = (appearance.width, appearance.output)
    let notes = answer.notes.lines(look: look, width: width)
    let design = answer.design?.summary(findings: findings, width: width, look: look) ?? []
    return TextReport(
      answer.attempt, width: width, look: look,
      above: notes + (notes.isEmpty || design.isEmpty ? [] : [""]) + design,
      next: next(answer.attempt)
    ).lines
  }

  private func next(_ attempt: Attempt) -> String {
    attempt.verdict.isPassed
      ? "`n` says how to go on." : "change your files; saving them checks again."
  }

  /// Shows the design below a verdict that is on show.
  ///
  /// - Parameter isBelowAnswer: Whether a key's answer stands there too, which nobody wants wiped away.
  func add(_ design: ScoredDesign, to answer: Answer, isBelowAnswer: Bool) {
    if isRedrawn, !isBelowAnswer {
      show(answer, isScoring: false)
    } else {
      let (width, look) = (appearance.width, appearance.output)
      add([""] + design.summary(findings: 1, width: width, look: look), below: answer.attempt)
    }
  }

  /// Tells an error below a verdict that is on show.
  func add(_ error: CommandError, canGoOn: Bool) {
    let lines = StyledText(Sanitiser.text(Catalogue.current.text(error.message))).wrapped(
      to: appearance.width)
    add(lines.rendered(hasColour: false), canGoOn: canGoOn)
  }

  func show(_ error: CommandError) {
    show(
      StyledText(Sanitiser.text(Catalogue.current.text(error.message))).wrapped(
        to: appearance.width), canGoOn: false)
  }

  /// Puts lines below a verdict, and the verdict below them, so that it stays in sight.
  func add(_ lines: [StyledText], below attempt: Attempt) {
    let appearance = appearance
    let closing = TextReport.closing(
      of: attempt, width: appearance.width, look: appearance.output, next: next(attempt))
    add(
      (lines + [""] + closing).rendered(hasColour: appearance.output.hasColour),
      canGoOn: attempt.verdict.isPassed)
  }

  /// Puts lines below what is shown, as an answer to a key.
  func add(_ text: String, canGoOn: Bool) {
    context.output.write(isRedrawn ? "\r\u{1b}[K\(text)\n" : text)
    showKeys(canGoOn: canGoOn, isScoring: false)
  }

  private func show(_ lines: [StyledText], canGoOn: Bool, isScoring: Bool = false) {
    let appearance = appearance
    if isRedrawn { context.output.write("\u{1b}[H\u{1b}[2J") }
    context.write(lines + [""], appearance.output)
    showKeys(canGoOn: canGoOn, isScoring: isScoring)
  }

  private func showKeys(canGoOn: Bool, isScoring: Bool) {
    guard hasKeys else { return }
    let appearance = appearance
    let keys = WatchActions.Action.allCases.filter { canGoOn ? $0 != .hint : $0 != .next }
    let separator = appearance.isPlain ? ", " : "  "
    // Gone as soon as there is news, so only where the screen is redrawn.
    let news =
      isScoring && isRedrawn
      ? [StyledText(context.words.scoring + appearance.output.glyphs.ellipsis, .cyan)] : []
    let line =
      (news
      + keys.map { action in
        StyledText(String(action.key), .bold)
          + StyledText(" \(Catalogue.current.text(action.title))", .dim)
      }).joined(separator: StyledText(separator))
    let lines = line.wrapped(to: appearance.width - 1)
    let text = lines.map { $0.rendered(hasColour: appearance.output.hasColour) }
      .joined(separator: "\n")
    // Without a line feed, so that the next announcement takes its place.
    context.output.write(isRedrawn ? text : text + "\n")
  }

  private var appearance: Appearance { look.appearance(in: context) }

  private var isRedrawn: Bool {
    let appearance = appearance
    return context.facts.outputIsTerminal && appearance.isAnimated
  }
}
