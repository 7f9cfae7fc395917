import Foundation
import KataCore
import KataReporting
import Testing

@testable import KataCLI

struct NextStepTests {
  private func exercise(
    _ pattern: String, kata: String = "greeting", attempts: Int = 0, isPassed: Bool = false,
    workspace: String? = nil, hints: Int = 0, drillMinutes: Int? = nil,
    reviews: [Course.Review] = [], rank: Int = 0
  ) -> Course.Exercise {
    Course.Exercise(
      practice: Practice(kata: kata, pattern: pattern), title: "Greeting",
      patternTitle: pattern.uppercased(), attempts: attempts, bestScore: 0, maxScore: 47,
      passed: isPassed ? Date(timeIntervalSince1970: 9) : nil, hints: hints, gaveUp: false,
      workspace: workspace, lastAttempt: nil, secondsOfWork: 0, drillMinutes: drillMinutes,
      reviews: reviews, rank: rank)
  }

  private func drill(_ name: String, isPassed: Bool = false, hints: Int = 0) -> Course.Exercise {
    exercise(
      name, kata: name, attempts: isPassed ? 1 : 0, isPassed: isPassed, hints: hints,
      drillMinutes: 5)
  }

  private func review(isPassed: Bool) -> Course.Review {
    Course.Review(
      mistake: Mistake(name: "m", pattern: "mvp", trips: []),
      passed: isPassed ? Date(timeIntervalSince1970: 9) : nil,
      hasStar: isPassed, workspace: nil)
  }

  private func station(
    _ number: Int, _ reading: Course.Station.Reading, readAt: Double = 0, questions: Int = 2,
    answered: Int = 2, drills: [Course.Exercise] = [], _ exercises: [Course.Exercise] = []
  ) -> Course.Station {
    Course.Station(
      lesson: Lesson(
        number: number, id: "l\(number)", language: .english, title: "Lesson \(number)",
        summary: "",
        minutes: 5, practice: exercises.map(\.practice), file: URL(filePath: "/l")),
      reading: reading, lastRead: Date(timeIntervalSince1970: readAt), questions: questions,
      answered: answered, drills: drills, exercises: exercises)
  }

  private func place(
    isPassed: Bool = false, attempt: Double? = 5,
    practice: Practice = Practice(kata: "greeting", pattern: "mvp"), change: String? = nil,
    isBegun: Bool = false, missing: ScoreThreshold? = nil
  ) -> Course.Place {
    Course.Place(
      workspace: URL(filePath: "/tmp"), practice: practice, failing: nil, isPassed: isPassed,
      lastAttempt: attempt.map(Date.init(timeIntervalSince1970:)), isReview: false,
      change: change.map { Course.OpenChange(title: $0, isBegun: isBegun) }, missing: missing)
  }

  @Test func countsALessonOnceItsQuestionsAreAnswered() {
    let course = Course(
      stations: [station(1, .finished), station(2, .finished, answered: 1), station(3, .unread)],
      others: [], place: nil)
    #expect(course.lessonsRead == 1)
    #expect(course.stations.map(\.standing) == [.finished, .begun, .unread])
  }

  private func step(
    _ stations: [Course.Station], others: [Course.Exercise] = [], place: Course.Place? = nil
  ) -> String {
    switch NextStep(in: Course(stations: stations, others: others, place: place)) {
    case .read(let lesson, let isBegun): "\(isBegun ? "go on" : "read") \(lesson.id)"
    case .answer(let lesson, let left): "answer \(left) of \(lesson.id)"
    case .start(let exercise): "start \(exercise.practice.pattern)"
    case .review(let exercise): "review \(exercise.practice.pattern)"
    case .resume(let exercise, _): "resume \(exercise.practice.pattern)"
    case .check: "check"
    case .fix: "fix"
    case .reach(let threshold, _): "reach \(threshold.minimum)"
    case .change(let change, _): "\(change.isBegun ? "make" : "change") \(change.title)"
    case .finished: "finished"
    }
  }

  @Test func asksForTheThresholdBeforeTheChangeRequest() {
    let missing = ScoreThreshold(feature: .testability, minimum: 60, value: 19)
    let passed = place(isPassed: true, change: "Fees", missing: missing)
    #expect(step([station(1, .finished)], place: passed) == "reach 60")
    #expect(
      step([station(1, .finished)], place: place(isPassed: true, change: "Fees")) == "change Fees")
  }

  @Test func givesNoStarBelowTheThreshold() {
    var passed = exercise("mvp", isPassed: true)
    #expect(passed.hasStar)
    passed.missesThreshold = true
    #expect(!passed.hasStar)
  }

  @Test func beginsWithTheFirstLesson() {
    #expect(step([station(1, .unread), station(2, .unread)]) == "read l1")
  }

  @Test func goesOnWithALessonThatWasLeftInTheMiddle() {
    #expect(step([station(1, .finished), station(2, .begun)]) == "go on l2")
  }

  @Test func asksForTheQuestionsOfALessonThatWasRead() {
    #expect(step([station(1, .finished, answered: 1), station(2, .unread)]) == "answer 1 of l1")
  }

  @Test func sendsToTheKataBeforeTheNextLesson() {
    #expect(step([station(1, .finished, [exercise("mvp")]), station(2, .unread)]) == "start mvp")
  }

  @Test func sendsToTheDrillsOfALessonBeforeItsKata() {
    let drills = [drill("cell", isPassed: true), drill("rings")]
    #expect(
      step([station(1, .finished, drills: drills, [exercise("mvp")])]) == "start rings")
  }

  @Test func offersTheNextDrillOfTheSameLessonAfterAPassEvenIfNothingWasRead() {
    let stations = [
      station(1, .unread), station(2, .unread, drills: [drill("a", isPassed: true), drill("b")]),
    ]
    let passed = place(isPassed: true, practice: Practice(kata: "a", pattern: "a"))
    #expect(step(stations, place: passed) == "start b")
  }

  @Test func sendsToTheLessonOfTheLastDrillBeforeItsKata() {
    let passed = place(isPassed: true, practice: Practice(kata: "a", pattern: "a"))
    let step = { (reading: Course.Station.Reading) in
      self.step(
        [
          self.station(1, .unread, [self.exercise("mvp", rank: 0)]),
          self.station(
            2, reading, drills: [self.drill("a", isPassed: true)],
            [self.exercise("viper", rank: 2)]),
        ], place: passed)
    }
    #expect(step(.unread) == "read l2")
    #expect(step(.begun) == "go on l2")
    #expect(step(.finished) == "start viper", "The lesson's own pattern, not an easier one.")
  }

  @Test func offersTheEasiestOpenPatternOfAKataAlongTheCourse() {
    let step = { (attempts: Int) in
      self.step(
        [self.station(1, .finished, [self.exercise("viper", attempts: attempts, rank: 2)])],
        others: [self.exercise("mvp", rank: 0)])
    }
    #expect(step(0) == "start mvp")
    #expect(step(1) == "start viper", "What was begun goes on.")
  }

  @Test func offersOneReviewOfAKataThatHasPassed() {
    let open = exercise(
      "mvp", attempts: 1, isPassed: true,
      reviews: [review(isPassed: false), review(isPassed: false)])
    #expect(step([station(1, .finished, [open])]) == "review mvp")
    let reviewed = exercise(
      "mvp", attempts: 1, isPassed: true,
      reviews: [review(isPassed: true), review(isPassed: false)])
    #expect(step([station(1, .finished, [reviewed])]) == "finished")
  }

  @Test func givesStarsForWhatWasDoneWithoutHints() {
    let stations = [
      station(
        1, .finished, drills: [drill("a", isPassed: true), drill("b", isPassed: true, hints: 1)],
        [exercise("mvp", isPassed: true, reviews: [review(isPassed: true)])])
    ]
    let tally = Course(stations: stations, others: [], place: nil).tally
    #expect(tally.stars == 3)
    #expect(tally.drills == .init(done: 2, total: 2))
    #expect(tally.katas == .init(done: 1, total: 1))
    #expect(tally.reviewsPassed == 1)
  }

  @Test func goesBackToAKataThatWasBegunElsewhere() {
    let begun = exercise("mvp", attempts: 2, workspace: "/tmp")
    #expect(step([station(1, .finished, [begun])]) == "resume mvp")
    let gone = exercise("mvp", attempts: 2, workspace: "/nowhere/at/all")
    #expect(step([station(1, .finished, [gone])]) == "start mvp")
  }

  @Test func staysWithTheKataOneWorksOn() {
    let stations = [station(1, .unread, [exercise("mvp", attempts: 1)])]
    #expect(step(stations, place: place()) == "fix")
    #expect(step(stations, place: place(attempt: nil)) == "check")
  }

  @Test func prefersTheLessonThatWasOpenedAfterTheLastCheck() {
    let stations = [station(1, .begun, readAt: 6, [exercise("mvp", attempts: 1)])]
    #expect(step(stations, place: place(attempt: 5)) == "go on l1")
    #expect(step(stations, place: place(attempt: 7)) == "fix")
  }

  @Test func endsOnlyWhenNothingIsLeft() {
    let passed = exercise("mvp", attempts: 1, isPassed: true)
    let read = [station(1, .finished, [passed])]
    #expect(step(read, others: [exercise("viper")]) == "start viper")
    #expect(step(read, place: place(isPassed: true)) == "finished")
  }

  @Test func offersTheChangeRequestOfWhatHasPassed() {
    let passed = place(isPassed: true, change: "Initials")
    #expect(step([station(1, .unread)], place: passed) == "change Initials")
    let begun = place(isPassed: true, change: "Initials", isBegun: true)
    #expect(step([station(1, .unread)], place: begun) == "make Initials")
    let open = place(isPassed: false, change: "Initials")
    #expect(step([station(1, .unread)], place: open) != "change Initials")
  }
}
