import KataCore
import KataReporting
import KataTerminal

/// The tutorial in English.
struct EnglishWording: Wording {
  func welcome(read: String, start: String, help: String) -> [String] {
    [
      "Welcome to kata: iOS architecture, learnt by refactoring.",
      "Read the first lesson with \(read), or try a drill of five minutes: \(start).",
      "TAB completes, \(help) lists everything, ^D leaves.",
    ]
  }

  func welcomeBack(place: String?, _ tally: Course.Tally) -> String {
    let course = progressSummary(tally)
    return place.map { "You are in \($0). \(course)" } ?? course
  }

  func movedToLast(from folder: String, to place: String) -> String {
    "\(folder) is no workspace itself, so this session is in the last one: \(place)"
  }

  func gainAfterPass(_ gain: String?, score: String) -> String {
    gain.map { "What would improve the design most: \($0.replacing("\n", with: ". "))" }
      ?? "What would improve the design: \(score)"
  }
  func compareAfterPass(_ compare: String) -> String {
    "To see it beside the reference: \(compare)"
  }

  func next(_ step: NextStep, command: String?) -> String {
    let command = command.map { ": \($0)" } ?? ""
    switch step {
    case .read(let lesson, let isBegun):
      return (isBegun ? "go on reading" : "read") + " \"\(lesson.title)\"\(command)"
    case .answer(let lesson, let left):
      let questions = left == 1 ? "the last question" : "\(left) questions"
      return "answer \(questions) on \"\(lesson.title)\"\(command)"
    case .start(let exercise) where exercise.drillMinutes != nil:
      return
        "do the drill \"\(exercise.title)\", about \(exercise.drillMinutes ?? 0) minutes\(command)"
    case .review(let exercise):
      return
        "find the mistake in a solution of \(exercise.title) in \(exercise.patternTitle)\(command)"
    case .start(let exercise):
      return "move \(exercise.title) to \(exercise.patternTitle)\(command)"
    case .resume(let exercise, _):
      return "go on with \(exercise.title) in \(exercise.patternTitle)\(command)"
    case .check: return "change the files in Sources in your editor, then\(command)"
    case .fix: return "fix what the check found, then check; for help\(command)"
    case .reach(let threshold, _):
      return reach(threshold) + command
    case .change(let change, _):
      return change.isBegun
        ? "make the change \"\(change.title)\", then check\(command)"
        : "take on the change request \"\(change.title)\", to see what the design is worth\(command)"
    case .finished:
      return "nothing is left: every lesson is read, every drill and every kata has passed."
    }
  }

  private func reach(_ threshold: ScoreThreshold) -> String {
    let feature = threshold.feature.title.lowercased()
    let goal =
      threshold.value.map { "\(feature) is \($0) of \(threshold.minimum)" }
      ?? "\(feature) has to reach \(threshold.minimum)"
    return threshold.isForOwnTests
      ? "put XCTest files into `Tests`, beside `Sources`, with `@testable import App`, and check (\(goal))"
      : "improve the design and check (\(goal))"
  }

  var emptyInterrupt: String { "(^D or quit leaves)" }
  var lineEditor: LineWording { .english }
  func commandGroup(_ name: String) -> String { name }
  var helpAdvice: String {
    """
    `help <command>` tells what one does, and TAB lists them with a line each. `c`, `h`, `l`, `n`, `p`, `r`, `w` are \
    short for check, hint, lessons, next, progress, read, watch.
    """
  }

  func started(_ kata: String, pattern: String, place: String) -> String {
    "Started \(kata) in \(pattern): \(place)"
  }
  var nextSteps: String { "Next:" }
  var firstSteps: [String] {
    [
      "brief    what the screen does, and where it should go",
      "edit     opens a file; any other editor does as well",
      "check    the verdict; watch gives one on every save",
    ]
  }

  func stepsDone(_ done: Int, of total: Int) -> String { "\(done) of \(total) steps are done" }
  var stepIsDone: String { "done" }
  var stepIsOpen: String { "open" }

  func nowHold(_ titles: [String], of count: Int) -> String {
    let cases = count == 1 ? "1 case newly holds" : "\(count) cases newly hold"
    return "\(cases): \(listed(titles, of: count))"
  }

  func noLongerHold(_ titles: [String], of count: Int) -> String {
    let cases = count == 1 ? "1 case no longer holds" : "\(count) cases no longer hold"
    return "\(cases): \(listed(titles, of: count))"
  }

  func doNotHoldYet(_ count: Int) -> String {
    count == 1
      ? "1 new case of the change does not hold yet."
      : "\(count) new cases of the change do not hold yet."
  }

  func verdict(_ verdict: HistoryVerdict) -> String {
    let held = "\(verdict.score) of \(verdict.maxScore)"
    return switch verdict.reason {
    case nil: "passed"
    case "refused": "refused"
    case "doesNotCompile": "does not compile"
    case "buildStopped": "could not be compiled"
    case "casesFailed": held
    default: "stopped after \(held)"
    }
  }

  private func listed(_ titles: [String], of count: Int) -> String {
    let more = count > titles.count ? ["and \(count - titles.count) more"] : []
    return (titles + more).joined(separator: "; ")
  }

  func briefGoesOn(_ command: String) -> String {
    "\(command) adds every behaviour in detail, and the rules of the pattern."
  }

  var ownTestsStep: String {
    "then your own tests in Tests/, beside Sources/, with `@testable import App`"
  }

  func shellSteps(withBrief: Bool) -> [String] {
    let change = "change Sources/ in your editor"
    return [withBrief ? "kata brief, then \(change)" : change, "kata check, or kata watch"]
  }

  func changeTitle(_ title: String, number: Int, of total: Int) -> String {
    total == 1 ? "Change request: \(title)" : "Change request \(number) of \(total): \(title)"
  }
  func changeAdvice(check: String) -> String {
    """
    The files as they are now are kept for comparison. Change them, then check: \(check). The check runs the cases of the \
    change as well, and says how far it spread.
    """
  }
  func changeWaits(_ threshold: String, anyway: String) -> String {
    "\(threshold)\nThey show what the change breaks. To take it on without them: \(anyway)"
  }
  func everyChangeMade(compare: String) -> String {
    "Every change request of this kata is made. \(compare) has the numbers to defend your design with."
  }
  func changeCosts(_ title: String) -> String { "What \"\(title)\" took" }
  var changeMeasured: String {
    "Measured by the first check that passed. What you edit from now on counts for no change."
  }
  func yours(_ pattern: String) -> String { "\(pattern), yours" }
  func footprint(_ footprint: ChangeFootprint) -> String {
    let new = footprint.added == 0 ? "" : " (\(footprint.added) new)"
    let tokens = footprint.tokens == 1 ? "1 token" : "\(footprint.tokens) tokens"
    return "touched \(footprint.touched.count) of \(footprint.types) types\(new), \(tokens)"
  }
  func touched(_ names: [String], of count: Int) -> String {
    let more = count > names.count ? " and \(count - names.count) more" : ""
    return "You touched \(names.isEmpty ? "nothing" : names.joined(separator: ", "))\(more)."
  }
  var lessonsTitle: String { "Lessons" }
  func lessonsRead(_ count: Int, of total: Int) -> String { "\(count) of \(total) read" }
  func minutes(_ count: Int) -> String { "\(count) min" }
  func lessonLine(number: Int, minutes: Int) -> String {
    "Lesson \(number), about \(minutes) minutes"
  }
  func notTranslated(_ language: Language) -> String {
    "This lesson is not translated to \(language.title) yet; here it is in English."
  }
  func pagerAdvice(hasQuestions: Bool) -> String {
    hasQuestions
      ? "SPACE turns the page, q leaves; the questions come at the end"
      : "SPACE turns the page, q leaves, your place is kept"
  }
  var pagerKeys: String { "SPACE turns the page, q leaves" }
  var pagerEnd: String { "q leaves" }
  var pagerEndBeforeQuestions: String { "q goes on to the questions" }
  func folded(lines: Int) -> String {
    "\(lines) more lines of code: press m at the questions to see them, or read with --whole."
  }
  func placeKept(_ command: String) -> String { "Your place is kept; \(command) goes on from it." }
  var practiseNow: String { "What to practise" }
  func practice(_ kata: String, _ pattern: String, command: String) -> String {
    "Move \(kata) to \(pattern): \(command)"
  }
  func practicePassed(_ kata: String, _ pattern: String) -> String {
    "\(kata) in \(pattern): passed already"
  }
  func furtherReading(_ title: String, afterPractice: Bool, command: String) -> String {
    "\(afterPractice ? "Then" : "Next:") read \"\(title)\": \(command)"
  }

  var questionsTitle: String { "Questions" }
  var answersTitle: String { "Answers" }
  func question(_ number: Int, of total: Int, kind: Checkpoint.Kind) -> String {
    let task =
      switch kind {
      case .choose: "choose"
      case .predict: "predict"
      case .line: "find the line"
      }
    return "Question \(number) of \(total): \(task)"
  }
  func askForChoice(_ labels: String) -> String {
    "Your answer (\(labels); Enter skips, q stops): "
  }
  var askForLine: String { "The line's number (Enter skips, q stops): " }
  func noSuchAnswer(_ labels: String) -> String { "Answer with \(labels), Enter or q." }
  var noSuchLine: String { "Answer with the number of a line, Enter or q." }
  var right: String { "Right." }
  func wrong(_ label: String) -> String { "Not \(label)." }
  func score(firstTries: Int, of answered: Int) -> String {
    "\(firstTries) of \(answered) answered right at the first try"
  }
  var nothingAnswered: String { "No question was answered." }
  var showMore: String { "Enter shows more, q stops: " }
  func questionsLeft(_ command: String) -> String { "Answer the rest with \(command)" }

  func hintTitle(_ number: Int, of total: Int) -> String { "Hint \(number) of \(total)" }
  func hintFor(_ title: String) -> String { "What does not hold yet: \(title)" }
  func hintForSeam(_ seam: String) -> String { "Nothing conforms to \(seam) yet." }
  func hintForHalfASeam(_ seam: String) -> String {
    "The compiler lists what \(seam) still asks for."
  }
  func moreHints(_ command: String) -> String { "\(command) says more each time." }
  func hintCosts(_ command: String) -> String {
    "A pass without more hints earns a star. Type \(command) again to see the next one all the same."
  }
  func lastHint(read: String?, solution: String) -> String {
    let lesson = read.map { "read the lesson again with \($0), or " } ?? ""
    return "That was the last hint. You can \(lesson)see the reference with \(solution)"
  }
  func noHint(read: String?) -> String {
    "There is no hint for this case." + (read.map { " The lesson on it: \($0)" } ?? "")
  }
  func nothingFails(_ next: String) -> String { "Nothing fails: the check passed. \(next)" }
  var fixBuildFirst: String { "Before any case can run, the files have to build:" }

  var scoring: String { "scoring" }
  func doesNotBuild(_ check: String) -> String {
    "The files do not build, so nothing can be scored. \(check) says why."
  }
  func notScored(_ check: String) -> String {
    "The suites did not run to their end, so nothing can be scored. \(check) says why."
  }
  func noReferenceScores(_ kata: String) -> String {
    "\(kata) has no measured references, so there is nothing to compare with."
  }
  func reference(_ pattern: String) -> String { "\(pattern), the reference" }
  var starter: String { "the starter" }
  func starter(_ pattern: String) -> String { "the starter, read as \(pattern)" }
  var thisFolder: String { "this folder" }

  var progressTitle: String { "Your progress" }
  func progressSummary(_ tally: Course.Tally) -> String {
    let part = { (part: Course.Tally.Part) in "\(part.done) of \(part.total)" }
    let stars = tally.stars == 0 ? "" : ", \(tally.stars) star\(tally.stars == 1 ? "" : "s")"
    let drills = tally.drills.total == 0 ? "" : "\(part(tally.drills)) drills and "
    return
      "\(part(tally.lessons)) lessons read, \(drills)\(part(tally.katas)) katas passed\(stars)."
  }
  func reading(_ state: Course.Station.Reading) -> String {
    switch state {
    case .unread: "not read"
    case .begun: "begun"
    case .finished: "read"
    }
  }
  func questionsAnswered(_ right: Int, of total: Int) -> String {
    "questions \(right)/\(total)"
  }
  func exercise(_ exercise: Course.Exercise) -> String {
    let checks = exercise.attempts == 1 ? "1 check" : "\(exercise.attempts) checks"
    let hints = exercise.hints == 1 ? "1 hint" : "\(exercise.hints) hints"
    let help = (exercise.hints > 0 ? [hints] : []) + (exercise.gaveUp ? ["solution seen"] : [])
    if exercise.passed != nil { return (["passed", checks] + help).joined(separator: ", ") }
    guard exercise.attempts > 0 else { return "not begun" }
    let score = "\(exercise.bestScore) of \(exercise.maxScore) cases"
    return ([score, checks] + help).joined(separator: ", ")
  }
  var here: String { "you are here" }
  var otherKatas: String { "More katas" }

  var drillsTitle: String { "Drills: one idea each" }
  func startedDrill(_ drill: String, place: String) -> String {
    "Started the drill \"\(drill)\": \(place)"
  }
  func startedReview(_ subject: String, place: String) -> String {
    "Started a review of \(subject): \(place)"
  }
  func reviewSubject(_ title: String, pattern: String?) -> String {
    pattern.map { "\(title) in \($0)" } ?? "the drill \"\(title)\""
  }
  func reviewTask(_ subject: String, check: String) -> String {
    """
    Sources holds a finished solution of \(subject), and one idea in it is wrong. Find it and fix it: \(check) \
    shows what follows from it, and you are done when every case holds.
    """
  }
  func begunBefore(_ folder: String) -> String {
    "You began it before. Go on with: cd \(folder) && kata check"
  }
  func wentBack(_ folder: String) -> String {
    "It was started before; you are in \(folder) now. `next` says how to go on."
  }
  func drill(_ drill: Course.Exercise, command: String) -> String {
    let state = drill.passed == nil ? "\(drill.drillMinutes ?? 0) min" : "passed already"
    return "Drill \"\(drill.title)\", \(state): \(command)"
  }
  func everyDrillPassed(_ drills: String, next: String) -> String {
    "Every drill has passed. \(next). \(drills) lists them; name one and a new folder to do it again."
  }
  func nothingToReview(drill: String, named: String) -> String {
    "A review shows a solution, and nothing has passed yet. Begin with \(drill), or name what to review: \(named)"
  }
  func everyMistakeFound(_ kata: String?, hasMistakes: Bool, other: String?) -> String {
    let found =
      hasMistakes
      ? "You have found every planted mistake" : "There are no planted mistakes"
    return found + (kata.map { " of \($0)." } ?? ".")
      + (other.map { " There are more here: \($0)" } ?? "")
  }
  func reviews(_ exercise: Course.Exercise) -> String? {
    let isOpen =
      exercise.reviewsPassed > 0 || (exercise.passed != nil && exercise.drillMinutes == nil)
    guard isOpen, !exercise.reviews.isEmpty else { return nil }
    return "reviews: \(exercise.reviewsPassed) of \(exercise.reviews.count) mistakes found"
  }
  var withoutHelp: String { "passed without hints" }
  func withoutHelp(reviews: Int) -> String { "\(reviews) without hints" }
  var earnedStar: String { "Passed without hints: a star. " }
  var keptStar: String { "You have the star for it already. " }
  func nextAfterPass(_ next: String) -> String { "Then \(next)" }
  func reviewsLeft(_ count: Int, review: String) -> String {
    count == 1
      ? "1 more mistake can be found here: \(review). "
      : "\(count) more mistakes can be found here: \(review). "
  }
}
