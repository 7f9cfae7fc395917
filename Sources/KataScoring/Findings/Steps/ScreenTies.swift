import KataCore

/// Makes one finding of two where somebody knows a screen and sets its views.
///
/// Who tells the screen by a protocol what to show, or publishes it, sets no labels any more.
struct ScreenTies {
  let design: Design

  func joined(
    _ duties: [DesignFinding], _ references: [DesignFinding]
  ) -> (duties: [DesignFinding], references: [DesignFinding]) {
    var (duties, references) = (duties, references)
    for (index, reference) in references.enumerated()
    where reference.remedy == .publish || reference.remedy == .knowByProtocol {
      let place = duties.firstIndex { duty in
        duty.type == reference.type && !duty.responsibilities.isEmpty
          && Set(duty.responsibilities).isSubset(of: [.layout, .viewEvents])
      }
      guard let place, reference.responsibilities.isEmpty else { continue }
      references[index] = reference.joined(with: duties[place])
      references[index].detail = reference.other.flatMap(screen)
      duties.remove(at: place)
    }
    return (duties, references)
  }

  /// The one view controller that keeps what is no screen itself, as a struct of its views is not.
  private func screen(keeping name: String) -> String? {
    let index = design.index
    guard let type = index.type(name), !index.kinship[type].isScreenObject else { return nil }
    let keepers = Set(
      design.links.filter {
        $0.to == type && $0.isHolding && index.kinship[$0.from] == .viewController
      }.map(\.from))
    return keepers.count == 1 ? keepers.first.map { index.facts.types[$0].name } : nil
  }
}
