import KataCore
import KataTerminal

/// Every sentence that the tutorial says in the learner's language, one conforming type per language.
///
/// Commands stay as they are in every language; they are put into a sentence as they are typed.
protocol Wording: Sendable {
  // Where one stands.
  func welcome(read: String, start: String, help: String) -> [String]
  func welcomeBack(place: String?, _ tally: Course.Tally) -> String
  /// Where a session is that was opened in a folder without a workspace.
  func movedToLast(from folder: String, to place: String) -> String
  /// What else may be done about a design that has passed.
  ///
  /// - Parameter gain: What is the case, and in a second line the step that gains most; nil when none is known.
  func gainAfterPass(_ gain: String?, score: String) -> String
  func compareAfterPass(_ compare: String) -> String
  func next(_ step: NextStep, command: String?) -> String
  var emptyInterrupt: String { get }
  var lineEditor: LineWording { get }
  /// The name of a group of commands, by its English one.
  func commandGroup(_ name: String) -> String
  var helpAdvice: String { get }

  // A kata that was started.
  func started(_ kata: String, pattern: String, place: String) -> String
  func startedDrill(_ drill: String, place: String) -> String
  func startedReview(_ subject: String, place: String) -> String
  func reviewTask(_ subject: String, check: String) -> String
  /// What a review is of: a drill, or a kata in a pattern.
  func reviewSubject(_ title: String, pattern: String?) -> String
  /// The folder in which it was begun; in a shell, as an argument of `cd`.
  func begunBefore(_ folder: String) -> String
  func wentBack(_ folder: String) -> String
  /// Five columns that stand before the first step.
  var nextSteps: String { get }
  var firstSteps: [String] { get }
  /// The same in a shell, behind the way to the folder; a short task was shown already.
  func shellSteps(withBrief: Bool) -> [String]
  /// The step after these where a kata asks for tests of one's own.
  var ownTestsStep: String { get }

  // The steps of a brief.
  func stepsDone(_ done: Int, of total: Int) -> String
  var stepIsDone: String { get }
  var stepIsOpen: String { get }
  /// - Parameter titles: The first of the cases; `count` is the number of all.
  func nowHold(_ titles: [String], of count: Int) -> String
  func noLongerHold(_ titles: [String], of count: Int) -> String
  /// Of cases that a change request has brought since the last check.
  func doNotHoldYet(_ count: Int) -> String
  /// What a check came to, in a list.
  func verdict(_ verdict: HistoryVerdict) -> String
  /// Below the short form of a brief.
  func briefGoesOn(_ command: String) -> String

  // Change requests.
  func changeTitle(_ title: String, number: Int, of total: Int) -> String
  func changeAdvice(check: String) -> String
  /// What is still to be done before a change request, as a sentence, and how to take it on all the same.
  func changeWaits(_ threshold: String, anyway: String) -> String
  func everyChangeMade(compare: String) -> String
  /// Above what a change has cost.
  func changeCosts(_ title: String) -> String
  /// Below what a change has cost.
  var changeMeasured: String { get }
  /// How the learner's own solution is called beside the references.
  func yours(_ pattern: String) -> String
  func footprint(_ footprint: ChangeFootprint) -> String
  /// The first names of what the learner's own solution had to touch.
  func touched(_ names: [String], of count: Int) -> String

  // Lessons.
  var lessonsTitle: String { get }
  func lessonsRead(_ count: Int, of total: Int) -> String
  func minutes(_ count: Int) -> String
  func lessonLine(number: Int, minutes: Int) -> String
  func notTranslated(_ language: Language) -> String
  /// What is said at the foot of each page of a lesson, in one short line.
  func pagerAdvice(hasQuestions: Bool) -> String
  var pagerKeys: String { get }
  var pagerEnd: String { get }
  var pagerEndBeforeQuestions: String { get }
  /// What stands in place of folded code.
  func folded(lines: Int) -> String
  func placeKept(_ command: String) -> String
  var practiseNow: String { get }
  func practice(_ kata: String, _ pattern: String, command: String) -> String
  func practicePassed(_ kata: String, _ pattern: String) -> String
  func furtherReading(_ title: String, afterPractice: Bool, command: String) -> String

  // Questions.
  var questionsTitle: String { get }
  var answersTitle: String { get }
  func question(_ number: Int, of total: Int, kind: Checkpoint.Kind) -> String
  func askForChoice(_ labels: String) -> String
  var askForLine: String { get }
  func noSuchAnswer(_ labels: String) -> String
  var noSuchLine: String { get }
  var right: String { get }
  func wrong(_ label: String) -> String
  func score(firstTries: Int, of answered: Int) -> String
  var nothingAnswered: String { get }
  /// The prompt below a page that is not the last.
  var showMore: String { get }
  func questionsLeft(_ command: String) -> String

  // Hints.
  func hintTitle(_ number: Int, of total: Int) -> String
  func hintFor(_ title: String) -> String
  func hintForSeam(_ seam: String) -> String
  func hintForHalfASeam(_ seam: String) -> String
  func moreHints(_ command: String) -> String
  /// Before the first hint that is counted.
  func hintCosts(_ command: String) -> String
  func lastHint(read: String?, solution: String) -> String
  func noHint(read: String?) -> String
  func nothingFails(_ next: String) -> String
  var fixBuildFirst: String { get }

  // Scores.
  /// What is being done, behind a bar.
  var scoring: String { get }
  func doesNotBuild(_ check: String) -> String
  /// Nothing was measured, since the suites did not run to their end.
  func notScored(_ check: String) -> String
  func noReferenceScores(_ kata: String) -> String
  /// How a reference and the starter are called in a table.
  func reference(_ pattern: String) -> String
  var starter: String { get }
  func starter(_ pattern: String) -> String
  var thisFolder: String { get }

  // Progress.
  var progressTitle: String { get }
  func progressSummary(_ tally: Course.Tally) -> String
  func reading(_ state: Course.Station.Reading) -> String
  func questionsAnswered(_ right: Int, of total: Int) -> String
  func exercise(_ exercise: Course.Exercise) -> String
  var here: String { get }
  var otherKatas: String { get }

  // Drills and reviews.
  var drillsTitle: String { get }
  func drill(_ drill: Course.Exercise, command: String) -> String
  /// - Parameters:
  ///   - drills: Lists the drills.
  ///   - next: What the course goes on with.
  func everyDrillPassed(_ drills: String, next: String) -> String
  /// - Parameter kata: What was asked for; nil when everything was.
  func nothingToReview(drill: String, named: String) -> String
  func everyMistakeFound(_ kata: String?, hasMistakes: Bool, other: String?) -> String
  /// How many mistakes of a passed kata were found; nil when that says nothing yet.
  func reviews(_ exercise: Course.Exercise) -> String?
  /// What a star stands for.
  var withoutHelp: String { get }
  /// The same of some of the reviews of an exercise.
  func withoutHelp(reviews: Int) -> String
  /// Before a sentence that follows on the same line.
  var earnedStar: String { get }
  /// Of a star that was earned before, without a word on how this pass came about.
  var keptStar: String { get }
  func nextAfterPass(_ next: String) -> String
  /// The same of a review, of which more mistakes are left to find.
  func reviewsLeft(_ count: Int, review: String) -> String
}

extension Language {
  /// The sentences of this language.
  var wording: any Wording {
    switch self {
    case .english: EnglishWording()
    case .chinese: ChineseWording()
    }
  }
}
