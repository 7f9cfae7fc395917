import Foundation
import KataContent
import KataCore
import KataPipeline
import KataRecords
import KataReporting
import KataWorkspace

/// The solutions of one kata that can be set side by side.
struct Comparison: Sendable {
  let context: Context
  let kata: Kata
  /// What is compared, in the kata's order.
  let patterns: [Pattern]
  /// The change requests that were begun in any of the learner's solutions.
  let changes: [ChangeRequest]
  /// The workspace that the command was run in, if it is of this kata.
  private let here: OpenWorkspace?
  /// The last scored check of every workspace.
  private let known: [ScoredAttempt]
  private let sandbox: SandboxOptions
  /// How much code the kata's own solutions are, and what its change requests touch in them.
  private let costs: ShippedCosts

  /// Finds the kata: the one that is named, else that of the workspace around, else the one where the learner was last.
  ///
  /// - Throws: `ContentError` with the nearest names; `CommandError` when there is no telling which kata.
  init(
    context: Context, shelf: KataShelf, kata name: String?, patterns names: [String],
    sandbox: SandboxOptions
  ) throws {
    let around = try? OpenWorkspace(at: nil, context: context)
    let remembered = context.records.read { try $0.attempts(limit: 1).first?.kata } ?? nil
    guard let id = try name ?? around?.workspace.kata ?? remembered ?? shelf.onlyKata else {
      throw CommandError("Which kata? Name it: \(context.typed("compare --kata greeting"))")
    }
    let kata = try shelf.kata(id)
    let wanted = try names.map { try kata.requirePattern($0).id }
    self.context = context
    self.kata = kata
    self.sandbox = sandbox
    patterns = kata.patterns.filter { wanted.isEmpty || wanted.contains($0.id) }
    let here = around.flatMap { $0.workspace.kata == kata.id ? $0 : nil }
    let known = context.records.read { try $0.lastScoredAttempts(kata: kata.id) } ?? []
    let begun = Self.begun(in: known, context).union(here?.workspace.changes ?? [])
    changes = kata.changes.filter { begun.contains($0.id) }
    costs = ShippedCosts(of: kata, changes: changes)
    (self.here, self.known) = (here, known)
  }

  /// The ids of the change requests that were begun where something was scored.
  private static func begun(in known: [ScoredAttempt], _ context: Context) -> Set<String> {
    let finder = WorkspaceFinder(now: context.now)
    let places = known.compactMap { scored in
      try? finder.find(from: context.url(scored.attempt.workspace)).workspace
    }
    return Set(places.filter { $0.kata == known.first?.attempt.kata }.flatMap(\.changes))
  }

  /// The starter, then each pattern with its reference and the learner's own.
  func rows(waiting: WaitingLine) async throws -> [CompareRow] {
    let own = try await ownRows(waiting: waiting)
    return starters
      + patterns.flatMap { pattern in
        references.filter { $0.pattern == pattern.id } + own.filter { $0.pattern == pattern.id }
      }
  }

  private var anchored: [(pattern: Pattern, anchors: ScoreAnchors)] {
    patterns.compactMap { pattern in kata.anchors[pattern.id].map { (pattern, $0) } }
  }

  private var references: [CompareRow] {
    anchored.map { pattern, anchors in
      CompareRow(
        kind: .reference, pattern: pattern.id,
        title: context.words.reference(pattern.localizedShortTitle),
        values: Self.values(anchors.reference) { feature in
          feature == .easeOfUse ? Self.ease(anchors) : 100
        }, size: costs.size(of: pattern), changes: costs.changes(of: pattern))
    }
  }

  /// One row, or one for each pattern where the same code is worth more in one than in another.
  private var starters: [CompareRow] {
    guard let first = anchored.first else { return [] }
    let isOne = anchored.allSatisfy { other in
      Score.Feature.allCases.allSatisfy {
        abs(other.anchors.starter[$0] - first.anchors.starter[$0]) < 0.005
      }
    }
    return (isOne ? [first] : anchored).map { pattern, anchors in
      CompareRow(
        kind: .starter, pattern: isOne ? nil : pattern.id,
        title: isOne ? context.words.starter : context.words.starter(pattern.localizedShortTitle),
        values: Self.values(anchors.starter) { $0 == .easeOfUse ? 100 : 0 },
        size: costs.size(of: nil), changes: costs.changes(of: nil))
    }
  }

  /// What the reference has of the starter's ease of use, in points.
  private static func ease(_ anchors: ScoreAnchors) -> Int {
    guard anchors.starter.easeOfUse > 0 else { return 0 }
    return Int((100 * anchors.reference.easeOfUse / anchors.starter.easeOfUse).rounded())
  }

  private static func values(
    _ raw: ScoreAnchors.Values, anchored: (Score.Feature) -> Int
  ) -> [Score.Feature: ScoreValue] {
    Dictionary(
      uniqueKeysWithValues: Score.Feature.allCases.map {
        ($0, ScoreValue(raw: raw[$0], anchored: anchored($0)))
      })
  }

  private func ownRows(waiting: WaitingLine) async throws -> [CompareRow] {
    let current = try await currentRow(waiting: waiting)
    let others = known.filter { scored in
      current?.pattern != scored.attempt.pattern
        || here?.workspace.root.path != scored.attempt.workspace
    }
    return (current.map { [$0] } ?? [])
      + others.map { scored in
        row(
          scored.attempt.pattern,
          context.shown(URL(filePath: scored.attempt.workspace, directoryHint: .isDirectory)),
          scored.scores.values, isPassed: scored.attempt.isPassed,
          in: try? OpenWorkspace(at: scored.attempt.workspace, context: context))
      }
  }

  /// The folder as it is now; from the records where nothing changed since it was scored.
  private func currentRow(waiting: WaitingLine) async throws -> CompareRow? {
    guard let here, let pattern = patterns.first(where: { $0.id == here.workspace.pattern }) else {
      return nil
    }
    let session = ScoreSession(
      check: CheckSession(
        context: context, open: here, kata: kata, pattern: pattern, sandbox: sandbox))
    let title = context.words.thisFolder
    let submission = try session.submission
    let same = known.first {
      $0.attempt.submission == submission && $0.attempt.pattern == pattern.id
        && $0.attempt.program == ProgramVersion.number
    }
    if let same {
      return row(
        pattern.id, title, same.scores.values, isPassed: same.attempt.isPassed, in: here)
    }
    do {
      return try await session.current(waiting: waiting).map {
        row(pattern.id, title, $0.scores.values, isPassed: nil, in: here)
      }
    } catch let error as CancellationError {
      throw error
    } catch {
      // Without a compiler there is still something to compare.
      guard let commandError = CommandError(error), !sandbox.requireSandbox else { throw error }
      context.tell(commandError.message)
      return nil
    }
  }

  /// - Parameter isPassed: What its check came to; nil where scoring alone has run.
  private func row(
    _ pattern: String, _ place: String, _ values: [Score.Feature: ScoreValue], isPassed: Bool?,
    in open: OpenWorkspace?
  ) -> CompareRow {
    let title = kata.pattern(pattern)?.localizedShortTitle ?? pattern
    let mark = isPassed == false ? [Catalogue.current.text("not passed")] : []
    let files = open.flatMap { try? SourceTree(of: $0.workspace) }
    return CompareRow(
      kind: .own, pattern: pattern,
      title: ([title, place] + mark).joined(separator: Catalogue.current.text(", ")),
      values: values, size: files.map(ChangeMeasure.size), changes: changes(in: open, files))
  }

  /// What each change request has touched in a workspace: until it held first, or up to the next one or to now.
  private func changes(in open: OpenWorkspace?, _ files: SourceTree?) -> [String: ChangeFootprint] {
    guard let open, let files else { return [:] }
    let book = open.changeBook
    var (footprints, next): ([String: ChangeFootprint], SourceTree?) = ([:], files)
    for change in open.changes(of: kata).reversed() {
      let base = try? book.base(of: change)
      // Workspaces of older versions have no result.
      if let base, let after = (try? book.result(of: change)) ?? next {
        footprints[change.id] = ChangeMeasure.footprint(from: base, to: after)
      }
      next = base
    }
    return footprints
  }
}

extension KataShelf {
  /// The id of the kata when there is just one; drills are not compared.
  fileprivate var onlyKata: String? {
    get throws {
      let katas = try katas().filter(\.isScored)
      return katas.count == 1 ? katas[0].id : nil
    }
  }
}
