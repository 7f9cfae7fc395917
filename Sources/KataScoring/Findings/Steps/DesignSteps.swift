import KataCore

/// Puts what is to be said of a design into the order of a teacher: the largest step, then what unlocks the rest.
///
/// 0. The part that a screen runs past: what is mended elsewhere, people would not see.
/// 1. What a view controller has most of, where that gains more than anything else.
/// 2. The seam that lets tests in, once the largest step is named; behind the views that whoever decides still handles.
/// 3. What ties those who decide to a screen, or objects to each other.
/// 4. What stands with somebody whose work it is not, by what it gains; a line or two can wait.
///    What begins again at each appearance follows.
/// 5. What is handed of the model to those who only show it.
/// 6. What goes another way than there is one for.
/// 7. This screen's words on types of others, and who puts the screen together.
/// 8. What would make a part of a part, and rules that are kept twice.
/// 9. What goes on with a step that is named already: who else is asked by the part that is to be written.
struct DesignSteps {
  static func ordered(
    _ duties: [DesignFinding], _ references: [DesignFinding]
  ) -> [DesignFinding] {
    let ties = references.filter(\.isTie) + duties.filter(\.isTie)
    let assembly = references.filter(\.isAboutAssembly)
    let borrowed = duties.filter { $0.rule == .borrowedType }
    let piled = duties.filter { $0.rule == .piledWork }
    let worded = piled.filter { $0.responsibilities == [.presentation] }
    let parts = piled.filter { !worded.contains($0) } + duties.filter(\.isRefinement) + worded
    let repeated = duties.filter { $0.rule == .repeatedRule && !$0.isTie }
    let handed = references.filter { $0.remedy == .handOver && $0.role != .service }
    let broadcasts = references.filter { $0.rule == .broadcast && !$0.isTie }
    let passed = references.filter { $0.passesPart }
    let unasked = references.filter { $0.rule == .unaskedPart && !$0.passesPart }
    let starts = references.filter { $0.rule == .repeatedStart }
    let seams = references.filter { $0.rule == .missingSeam }
    let again =
      references.filter { reference in duties.contains { $0.begins(reference) } }
      + duties.filter { duty in
        references.contains { $0.asksFor(duty) } || duties.contains { $0.takesAlong(duty) }
      }
    let apart = Set(
      ties + assembly + borrowed + parts + repeated + handed + seams + again + broadcasts + unasked
        + passed + starts)
    let moves = merged(
      duties.filter { !apart.contains($0) }, references.filter { !apart.contains($0) })
    let small = moves.filter(\.isSmall)
    let large = moves.filter { !small.contains($0) }
    let first = large.prefix(1).filter { $0.isLargest(beside: ties) }
    var steps =
      first + ties + large.dropFirst(first.count) + starts + handed + broadcasts + small + borrowed
      + assembly
      + unasked + parts + repeated + again
    // A part that handles views has to let go of them before anybody else can make it.
    let tied = steps.prefix { first.contains($0) || $0.rule == .strongRing || $0.needsUIKit }
    steps.insert(contentsOf: seams, at: min(max(1, tied.count), steps.count))
    return JoinedSides.joined(passed + steps)
  }

  /// A reference that ties a part to the screen goes second, or before a mere advice; others by what they gain.
  private static func merged(
    _ duties: [DesignFinding], _ references: [DesignFinding]
  ) -> [DesignFinding] {
    let isFirst = duties.first.map {
      $0.level == .essential || references.first?.level != .essential
    }
    var merged = isFirst == true ? Array(duties.prefix(1)) : []
    var duties = duties.dropFirst(merged.count)
    var references = references[...]
    while let reference = references.first {
      let isNext =
        reference.level == .essential
        || (reference.gain ?? 0) >= (duties.first?.gain ?? 0) || duties.isEmpty
      if isNext, merged.last?.rule != .wrongWayReference || duties.isEmpty {
        merged.append(reference)
        references.removeFirst()
      } else if let duty = duties.popFirst() {
        merged.append(duty)
      }
    }
    return merged + duties
  }
}

extension DesignFinding {
  fileprivate var isMediators: Bool {
    role == .presenter || role == .viewModel || role == .interactor
  }

  /// Whether who decides cannot be had without a screen.
  fileprivate var isTie: Bool {
    switch rule {
    case .strongRing: true
    case .repeatedRule: remedy == .publish
    case .broadcast: level == .essential
    case .wrongWayReference:
      remedy == .publish || remedy == .bind && home != .interactor
        || remedy == .knowByProtocol && level == .essential && isMediators || asksPastPresenter
    case .misplacedDuty:
      needsUIKit
    default: false
    }
  }

  /// Whether who decides handles views or screens.
  fileprivate var needsUIKit: Bool {
    rule == .misplacedDuty && isMediators
      && responsibilities.contains { $0 == .layout || $0 == .navigation }
  }

  /// Whether it has a part written that a reference needs as well.
  fileprivate func begins(_ reference: DesignFinding) -> Bool {
    isMove && isMediators && other == nil && reference.remedy == .askThrough
      && reference.detail == nil && (reference.type, reference.home) == (type, home)
  }

  /// Whether it leads on from the one function that a line or two of another duty stand in: an event that is recorded on
  /// the way goes where the touch is told.
  fileprivate func takesAlong(_ duty: DesignFinding) -> Bool {
    leadsOn && isScreens && duty.isMove && duty.responsibilities == [.logging]
      && duty.type == type && duty.members == members && members.count == 1
      && duty.locations.count < 3
  }

  /// Whether it has a view told what to show, by whom the view's own decisions go to.
  fileprivate func asksFor(_ duty: DesignFinding) -> Bool {
    remedy == .bind && home == .presenter && duty.isMove && duty.isScreens
      && duty.responsibilities == [.domain]
      && (duty.type, duty.other) == (type, other)
  }

  /// Whether it would only make a part of its own of what is in the right place.
  fileprivate var isRefinement: Bool {
    rule == .misplacedDuty
      && (remedy == .handIn || remedy == .askThrough || isMediators && home == .service)
  }

  /// Whether only a line or two are to move.
  fileprivate var isSmall: Bool {
    rule == .misplacedDuty && level != .essential && locations.count < 3
  }

  /// Whether a screen would gain more by it than by any of the others.
  fileprivate func isLargest(beside others: [DesignFinding]) -> Bool {
    (role == .view || role == .controller) && rule == .misplacedDuty && level == .essential
      && others.allSatisfy { ($0.gain ?? 0) < (gain ?? 0) }
  }
}
