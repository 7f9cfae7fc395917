import KataCore

/// Finds screens that are made past the part that decides by the contract: a suite makes that part and finds it right, and
/// people see a screen that never asks it.
///
/// Only of a part that does all that the contract asks for: another is still to come. Where it can be wrong: a part that
/// is made by no name that can be read; so whatever is reached may not even keep one of its kind.
struct PassedParts {
  let design: Design
  let roles: [Role]
  let lesson: String
  private let contract: Contract

  init(design: Design, roles: [Role], lesson: String) {
    (self.design, self.roles, self.lesson) = (design, roles, lesson)
    contract = Contract(design)
  }

  private var index: ProgramIndex { design.index }
  private var types: [TypeFacts] { design.index.facts.types }

  var findings: [DesignFinding] {
    let mediator = design.table.architecture.mediator
    guard let (part, seam) = onlyPart(of: mediator), isFilled(part) else { return [] }
    let openings = contract.openings
    let made = Made(index, from: openings)
    guard !openings.isEmpty, !made.mentions(part), let screen = made.screens.first,
      !design.links.contains(where: {
        $0.to == part && $0.isHolding && made.types.contains($0.from)
      }),
      let maker = index.facts.functions.first(where: { function in
        function.isStatic && function.kind == .function
          && Taker.names(function.resultType).contains(seam)
      })
    else { return [] }
    let kept = instead(of: part, in: screen)
    guard !kept.isEmpty else { return [] }
    return [
      DesignFinding(
        .unaskedPart, .essential, type: types[screen].name, other: types[part].name,
        locations: kept.map(\.location).oncePerLine, lesson: lesson, detail: seam,
        remedy: .handIn, members: kept.map(\.name), spare: [maker.spoken])
    ]
  }

  /// The only class that conforms to the contract's protocol of a role, with that protocol.
  private func onlyPart(of role: Role) -> (Int, String)? {
    guard let seam = contract.protocols(of: role).first else { return nil }
    let found = index.conformers(of: seam).filter { types[$0].kind == .class }
    return found.count == 1 ? (found[0], seam) : nil
  }

  private func isFilled(_ part: Int) -> Bool {
    let functions = index.functionsOfType[part].filter {
      index.facts.functions[$0].kind == .function
    }
    return !functions.isEmpty && functions.allSatisfy { !index.atomsOfFunction[$0].isEmpty }
  }

  /// What a screen keeps of the program's own that decides, words or asks in place of the part.
  private func instead(of part: Int, in screen: Int) -> [TypeFacts.StoredProperty] {
    types[screen].properties.filter { property in
      guard !property.isStatic, let type = property.type.flatMap(index.type) else { return false }
      return types[type].kind.isConcrete && index.kinship[type] == .none
        && [.viewModel, .presenter, .interactor, .service, .model].contains(roles[type])
    }
  }
}
