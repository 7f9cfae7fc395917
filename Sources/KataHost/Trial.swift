@_spi(Driving) import UIKit

/// What one child of the host is to do.
struct Trial {
  /// What the child is to find out.
  enum Question {
    /// What each case does without a mutant.
    case trace
    /// What each case does without a mutant, once more, to find out what differs from run to run.
    case retrace
    /// Whether anybody who uses the screen would notice the mutant.
    case isNoticed
    /// Whether a case without a view notices it.
    case isKilled
  }

  let question: Question
  /// The mutant that is on; 0 for the program as it is.
  let mutant: Int
  /// The cases to run, as indices, in order.
  let cases: [Int]
  /// How often a case looks for what it expects.
  let looks: Int
  /// How much processor time the child may use for all of it, or for each case where no mutant is on.
  let processorSeconds: Double
  /// The longest time without a word from the child.
  let silenceSeconds: Double
  /// What the cases do to the screen and the world without a mutant, as far as that is the same in every run.
  var baselines: [Int: EffectSequence] = [:]
}

/// One word of a child to its parent half.
enum TrialNote: Equatable {
  case began(case: Int)
  /// The case failed, and with a mutant on the child ends here.
  case failed(case: Int)
  case ended(case: Int, CaseTrace)
  /// The probes that all cases together have hit with a mutant on.
  case hit([Int])
  /// What the first effect is about that a mutant has changed.
  case altered(EffectLog.Kind)
  /// All cases have ended.
  case done

  /// What a case did without a mutant.
  struct CaseTrace: Equatable {
    let status: String
    let loadsView: Bool
    let processorSeconds: Double
    let seconds: Double
    let looks: Int
    let hits: [Int]
    let unfit: [Int]
    /// Of a case that failed.
    let about: FailureSubject
    var sequence = EffectSequence()
    var places: Set<EffectRecord.Place> = []
  }
}

extension TrialNote {
  /// The note as one line.
  var line: String {
    switch self {
    case .began(let index): "b \(index)\n"
    case .failed(let index): "f \(index)\n"
    case .ended(let index, let trace):
      """
      e \(index) \(trace.status) \(trace.loadsView ? 1 : 0) \(trace.processorSeconds) \(trace.seconds) \
      \(trace.looks) \(Self.text(trace.hits)) \(Self.text(trace.unfit)) \(trace.about.word) \
      \(trace.sequence.word) \(trace.places.word)

      """
    case .hit(let probes): "h \(Self.text(probes))\n"
    case .altered(let kind): "a \(kind.rawValue)\n"
    case .done: "d\n"
    }
  }

  /// Reads what `line` wrote; nil for anything else.
  init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ")
    switch (words.first, words.count > 1 ? Int(words[1]) : nil) {
    case ("b", let index?): self = .began(case: index)
    case ("f", let index?): self = .failed(case: index)
    case ("a", let kind?):
      guard let kind = EffectLog.Kind(rawValue: kind) else { return nil }
      self = .altered(kind)
    case ("d", nil): self = .done
    case ("h", _): self = .hit(words.count > 1 ? Self.numbers(words[1]) : [])
    case ("e", let index?):
      guard words.count == 12, let processor = Double(words[4]), let seconds = Double(words[5]),
        let looks = Int(words[6])
      else { return nil }
      self = .ended(
        case: index,
        CaseTrace(
          status: String(words[2]), loadsView: words[3] != "0", processorSeconds: processor,
          seconds: seconds, looks: looks, hits: Self.numbers(words[7]),
          unfit: Self.numbers(words[8]), about: FailureSubject(word: Substring(words[9])),
          sequence: EffectSequence(word: words[10]),
          places: Set<EffectRecord.Place>(word: words[11])))
    default: return nil
    }
  }

  private static func text(_ numbers: [Int]) -> String {
    numbers.isEmpty ? "-" : numbers.map(String.init).joined(separator: ",")
  }

  private static func numbers(_ text: some StringProtocol) -> [Int] {
    text.split(separator: ",").compactMap { Int($0) }
  }
}
