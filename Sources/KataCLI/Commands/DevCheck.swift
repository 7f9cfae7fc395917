import ArgumentParser
import Foundation
import KataContent
import KataCore
import KataPipeline
import KataTerminal
import KataText

/// `kata dev check`: proves the content.
struct DevCheck: KataCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Prove katas and lessons.",
    discussion: """
      A kata: its starter must keep its behaviour and fail every structure case, a reference must \
      pass, and a mistake must trip exactly what kata.json names; \
      the anchors in Scores.json must be what is measured, and wide enough apart. \
      The time that each kata took is printed. A lesson: its code must compile, \
      its links lead somewhere, its checkpoints can be asked, and both languages agree. \
      Exit status: 0 all hold, 1 something does not.
      """)

  @Argument(
    help: """
      The katas and lessons to prove, by name; when left out, the katas in the folders of --katas, and without such \
      a folder all.
      """)
  var names: [String] = []

  @Flag(help: "Prove lessons and no katas, which takes seconds.") var lessonsOnly = false

  @OptionGroup var content: ContentOptions

  @Option(name: .customLong("seed"), help: "Where the suites' data come from; may be repeated.")
  var seeds: [UInt64] = [1]

  @Option(
    help: ArgumentHelp(
      "Prove only the solutions with this in their names, such as \"viper, mistake\".",
      valueName: "text"))
  var only: String?

  @Flag(help: "Leave out katas that held already, with these seeds and as they are now.")
  var changed = false

  @Flag(help: "Print JSON.") var json = false

  func run(in context: Context) async throws -> ExitStatus {
    let chosen = try choice(in: context)
    let waiting = WaitingLine(context: context)
    defer { waiting.finish() }
    var problems = chosen.problems
    let lessonProof = LessonProof(
      workshop: context.workshop(), lessons: content.lessonShelf(in: context),
      katas: content.shelf(in: context))
    for lesson in chosen.lessons {
      problems += try await lessonProof.problems(of: lesson, report: waiting.report)
    }
    var times: [KataTime] = []
    let memory = ProofMemory(workshop: context.workshop(), seeds: seeds)
    for kata in chosen.katas {
      if changed, try memory.holds(kata) {
        times.append(KataTime(id: kata.id, seconds: nil))
        continue
      }
      let start = context.now()
      let found = try await self.problems(of: kata, in: context, report: waiting.report)
      if found.isEmpty, only == nil { try memory.note(kata) }
      problems += found
      times.append(KataTime(id: kata.id, seconds: context.now().timeIntervalSince(start)))
    }
    waiting.finish()
    if json {
      context.output.write(try JSONText(problems).text)
    } else {
      context.output.write(times.map(text).joined() + text(problems, chosen))
    }
    return problems.isEmpty ? .done : .notPassed
  }

  /// Every problem of a kata with any of the seeds, each once.
  private func problems(
    of kata: Kata, in context: Context, report: @escaping @Sendable (WorkProgress) -> Void
  ) async throws -> [ContentProof.Problem] {
    let problems = try await proof(in: context).problems(of: kata, report: report)
    // What does not hold can hardly be measured.
    guard only == nil, problems.isEmpty else { return problems }
    return try await AnchorProof(workshop: context.workshop()).problems(of: kata, report: report)
  }

  private func proof(in context: Context) throws -> ContentProof {
    let lessons = try content.lessonShelf(in: context).lessons(in: .english)
    return ContentProof(
      workshop: context.workshop(), lessons: lessons.map(\.id), seeds: seeds, part: only)
  }

  /// How long the proof of one kata took.
  private struct KataTime {
    let id: String
    /// Nil where nothing was run, since it is as it was when it held.
    let seconds: Double?
  }

  private func text(_ time: KataTime) -> String {
    let runs = seeds.count == 1 ? "one seed" : "\(seeds.count) seeds"
    return time.seconds.map { "\(time.id): \(Int($0.rounded())) s with \(runs)\n" }
      ?? "\(time.id): as it was when it held\n"
  }

  /// What to prove, and what is wrong with the whole of it.
  private struct Choice {
    var katas: [Kata] = []
    var lessons: [Lesson] = []
    var problems: [ContentProof.Problem] = []
  }

  private func choice(in context: Context) throws -> Choice {
    let katas = content.shelf(in: context)
    let lessons = content.lessonShelf(in: context)
    guard !names.isEmpty || content.folders.isEmpty || lessonsOnly else {
      return Choice(katas: try concerned(katas.addedKatas(), in: context))
    }
    guard !names.isEmpty else {
      return Choice(
        katas: lessonsOnly ? [] : try concerned(katas.katas(), in: context),
        lessons: try lessons.lessons(in: .english),
        problems: try LessonFilesProof(lessons).problems + SentenceProof().problems)
    }
    var choice = Choice()
    for name in names {
      do {
        choice.katas.append(try katas.kata(name))
      } catch let error as ContentError {
        guard case .unknownKata(_, let nearest, _) = error else { throw error }
        do {
          choice.lessons.append(try lessons.lesson(name, in: .english))
        } catch ContentError.unknownLesson where nearest != nil {
          throw error
        }
      }
    }
    choice.katas = try concerned(choice.katas, in: context)
    return choice
  }

  /// The katas that have solutions with what `--only` says in their names.
  private func concerned(_ katas: [Kata], in context: Context) throws -> [Kata] {
    guard let only, !katas.isEmpty else { return katas }
    let proof = try proof(in: context)
    let found = try katas.filter { try proof.concerns($0) }
    guard !found.isEmpty else { throw CommandError("No solution has \"\(only)\" in its name.") }
    return found
  }

  /// How the first problem alone is seen again; empty for what no run depends on.
  private func repetition(of problem: ContentProof.Problem, among katas: [Kata]) -> String {
    guard let seed = problem.seed,
      let kata = katas.first(where: { problem.subject.hasPrefix("\($0.id) ") })
    else { return "" }
    let part = problem.subject.dropFirst(kata.id.count + 1)
    let folders = content.folders.map { " --katas \(ShellWord($0).text)" }.joined()
    return
      "  Again: kata dev check \(kata.id) --only \(ShellWord(String(part)).text) --seed \(seed)"
      + "\(folders)\n"
  }

  private func text(_ problems: [ContentProof.Problem], _ chosen: Choice) -> String {
    let lines = problems.enumerated().map { index, problem in
      "\(problem.subject)\n  \(Sanitiser.text(problem.message))\n"
        + (index == 0 ? repetition(of: problem, among: chosen.katas) : "")
    }
    let counts = [(chosen.katas.count, "kata"), (chosen.lessons.count, "lesson")]
    let held = counts.filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    let isOne = counts.reduce(0) { $0 + $1.0 } == 1
    let limit = only == nil ? "" : " in what was proved"
    let verdict =
      problems.isEmpty
      ? "\(held.joined(separator: " and ")) \(isOne ? "holds" : "hold")\(limit).\n"
      : "\(problems.count) \(problems.count == 1 ? "problem" : "problems").\n"
    return lines.joined() + verdict
  }
}
