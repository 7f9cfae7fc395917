import KataCore

/// Makes one step of two halves that would drive out another one.
///
/// What a screen asks outside goes to the one that is there to ask for it, as what it decides does. Where both are told
/// among the first and the way to other screens is not, they are told at once: going on from there is a later step.
struct JoinedSides {
  /// What is shown of a list that is not asked for in full.
  private static let shown = 3

  static func joined(_ steps: [DesignFinding]) -> [DesignFinding] {
    guard let way = steps.firstIndex(where: \.leadsOn), way >= shown else { return steps }
    let first = steps.prefix(shown)
    let decided = first.firstIndex { duty in
      duty.type == steps[way].type && duty.isAboutLogic && duty.isScreens && duty.other != nil
    }
    let outside = first.firstIndex { duty in
      decided.map { duty.goesAlong(with: steps[$0]) } == true
    }
    guard let decided, let outside else { return steps }
    var joined = steps
    joined[min(decided, outside)] = steps[decided].joined(taking: steps[outside])
    joined.remove(at: max(decided, outside))
    return joined
  }
}

extension DesignFinding {
  /// Whether it moves what a screen asks to services, for whoever takes its decisions to ask.
  fileprivate func goesAlong(with decisions: DesignFinding) -> Bool {
    isMove && type == decisions.type && home == .service && other == nil
      && detail == decisions.other
  }
}
