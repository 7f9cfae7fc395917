import KataCore

/// What a finding is about, as far as others settle it.
extension DesignFinding {
  /// Whether a screen puts itself together.
  var isAboutAssembly: Bool {
    rule == .wrongWayReference && remedy == .handIn && home == .builder
  }

  /// Whether lines go from one role to another.
  var isMove: Bool { rule == .misplacedDuty && remedy == nil }

  /// Whether a screen is made without the part that decides by the contract.
  var passesPart: Bool { rule == .unaskedPart && remedy == .handIn }

  var isAboutWays: Bool { responsibilities.contains(.navigation) }

  var leadsOn: Bool {
    isMove && responsibilities == [.navigation]
  }

  var isAboutLogic: Bool {
    isMove && responsibilities.contains { $0 == .presentation || $0 == .domain }
  }

  var isAboutScreens: Bool {
    remedy == .publish || remedy == .leadOn || remedy == .knowByProtocol && level == .essential
  }

  var isScreens: Bool { role == .view || role == .controller }

  /// Whether it ties a part that a seam is to make to its screen.
  func ties(_ seam: DesignFinding) -> Bool {
    let parts = (seam.detail ?? "").split(separator: "\n").map(String.init)
    let isTie =
      remedy == .publish || remedy == .bind && home != .interactor
      || remedy == .knowByProtocol && level == .essential || asksPastPresenter
    return (rule == .wrongWayReference && isTie || rule == .broadcast && level == .essential)
      && [type, other].contains { $0.map(parts.contains) == true }
  }

  /// Whether a screen asks the interactor, which reports to a presenter that nobody asks.
  var asksPastPresenter: Bool { remedy == .askThrough && home == .presenter && !spare.isEmpty }

  /// Whether some of its lines are about another finding's.
  func isAbout(_ reference: DesignFinding) -> Bool {
    let lines = Set(reference.locations.map(SourceLine.init))
    return locations.contains { lines.contains(SourceLine($0)) }
  }
}
