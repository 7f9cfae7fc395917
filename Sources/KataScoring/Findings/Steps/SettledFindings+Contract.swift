import KataCore

/// Who writes a part by the contract writes the seam with it.
extension SettledFindings {
  mutating func settleSeam() {
    let newParts = duties.filter { $0.isMove && !$0.contract.isEmpty }
    let written = Set(newParts.flatMap(\.contract))
    references = references.compactMap { reference in
      if reference.rule == .missingSeam { return Self.rest(of: reference, but: written, newParts) }
      let isSettled =
        reference.remedy == .askThrough && reference.detail == nil && reference.isScreens
        && newParts.contains { $0.type == reference.type && $0.home == reference.home }
      return isSettled ? nil : reference
    }
    joinSeam()
  }

  private mutating func joinSeam() {
    guard let place = references.firstIndex(where: { $0.rule == .missingSeam }) else { return }
    let seam = references[place]
    let parts = (seam.detail ?? "").split(separator: "\n").map(String.init)
    let isInteractors = seam.contract.contains { $0.hasSuffix("Interactor") }
    if let tie = references.firstIndex(where: { $0.ties(seam) }) {
      references[tie].contract = seam.contract
      references.remove(at: place)
    } else if !isInteractors,
      let move = duties.firstIndex(where: { duty in
        duty.isMove && duty.isScreens && duty.isAboutLogic
          && (duty.level == .essential || Self.makesView(duty, of: seam))
          && duty.other.map(parts.contains) == true
      })
    {
      duties[move].contract = seam.contract
      references.remove(at: place)
    } else if isInteractors,
      let entity = references.firstIndex(where: {
        $0.remedy == .handOver && $0.home == .interactor
      })
    {
      references[place] = seam.joined(keeping: references[entity])
      references.remove(at: entity)
    }
  }

  /// Whether a screen cannot be the contract's view before it is told finished texts.
  private static func makesView(_ duty: DesignFinding, of seam: DesignFinding) -> Bool {
    guard let screen = duty.type, duty.responsibilities.contains(.presentation) else {
      return false
    }
    return seam.contract.contains { $0.hasPrefix("\(screen):") }
  }

  /// What of a seam is left to do beside the part that is written for it: an interactor that is there already.
  private static func rest(
    of seam: DesignFinding, but written: Set<String>, _ newParts: [DesignFinding]
  ) -> DesignFinding? {
    guard seam.contract.contains(where: written.contains) else { return seam }
    guard let interactor = seam.contract.first(where: { $0.hasSuffix("Interactor") }) else {
      return nil
    }
    var rest = seam
    rest.detail = String(interactor.prefix { $0 != ":" })
    rest.contract = [interactor] + seam.contract.suffix(1)
    // What a screen is handed of the model comes from there.
    rest.spare = newParts.filter { $0.isScreens && $0.asker == nil }.compactMap(\.detail)
    return rest
  }
}
