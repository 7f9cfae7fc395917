package import KataCore

/// What a finding about a design says to a learner: what happened, why it matters and what to do next.
///
/// Names stand between backticks. They are the learner's, so whoever prints them makes them safe first.
package struct DesignSentence: Hashable, Sendable {
  /// What happened, without a full stop.
  package let summary: String
  /// Why it matters.
  package let reason: String
  /// What to do next; nil for praise.
  package let step: String?
  /// What doing so would gain, if it was measured.
  package let gain: String?
  /// The id of the lesson to read.
  package let lesson: String
  /// The change that went unnoticed, if the finding is about one.
  package let change: CodeChange?

  package init(_ finding: DesignFinding) {
    let words: Words =
      switch finding.feature {
      case .distribution: Self.distribution(finding)
      case .testability: Self.testability(finding)
      case .easeOfUse: Self.easeOfUse(finding)
      }
    summary = words.summary
    reason = words.reason
    step = finding.level == .praise ? nil : words.step
    gain = finding.gain.flatMap { Self.gain($0, finding.feature) }
    lesson = finding.lesson ?? finding.rule.lesson
    change = finding.rule == .survivor ? finding.detail.flatMap(CodeChange.init) : nil
  }

  /// How a learner opens the lesson.
  package var reading: String { "`kata read \(lesson)`" }

  /// The three sentences of one rule.
  struct Words {
    let summary: String
    let reason: String
    let step: String?

    init(_ summary: String, reason: String, step: String? = nil) {
      self.summary = summary.prefix(1).uppercased() + summary.dropFirst()
      self.reason = reason
      self.step = step
    }
  }

  private static func gain(_ points: Double, _ feature: Score.Feature) -> String? {
    guard points.isFinite else { return nil }
    let whole = Int(min(max(points, 0), 100).rounded())
    return whole > 0 ? "about \(Count(whole, "point")) of \(feature.name)" : nil
  }
}

extension DesignFinding {
  /// The member with its type, or the type, as code.
  var subject: String? {
    let names = [type, member].compactMap(\.self)
    return names.isEmpty ? nil : CodeWord(names.joined(separator: ".")).description
  }

  /// The type as code, or words for it where the finding is about all of them.
  var typeWord: String { type.map { CodeWord($0).description } ?? "this code" }

  var otherWord: String? { other.map { CodeWord($0).description } }

  /// How many things it is about: the amount, or else the places.
  var count: Int {
    guard let amount, amount.isFinite, amount >= 1, amount < 1e6 else { return locations.count }
    return Int(amount.rounded())
  }

  /// How many lines it is about, or the amount where no place is known.
  var lineCount: Int {
    let lines = LineRanges(locations, home: nil).count
    return lines > 0 ? lines : count
  }

  /// The amount as whole percents when it is a share.
  var percents: String? {
    guard let amount, (0...1).contains(amount) else { return nil }
    return Figure.percent(amount)
  }

  /// The duty that it is mainly about, inside a sentence.
  var duty: String? {
    responsibilities.isEmpty
      ? nil : Series(responsibilities.map(\.phrase), atMost: 4).description
  }

  /// The duties it names, as one list.
  var duties: String { Series(responsibilities.map(\.title), atMost: 5).description }
}
