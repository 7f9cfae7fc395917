import KataCore

/// Finds types between a screen and its services whose logic is compiled together with UIKit.
///
/// A service may need UIKit for what only the system does, such as opening an address.
struct LogicBesideUIKit: DesignRule {
  private static let mediators: Set<Role> = [.presenter, .viewModel, .interactor, .dataController]

  /// How a type depends on UIKit, and what to do about it.
  private struct Dependence {
    let summary: String
    let step: String
    let locations: [SourceLocation]
  }

  func findings(in context: FindingContext) -> [DesignFinding] {
    context.facts.types.indices.compactMap { type in
      guard Self.mediators.contains(context.design.roles[type]),
        let found = dependence(of: type, context.design)
      else { return nil }
      return DesignFinding(
        .logicBesideUIKit, .advice, type: context.design.name(type), summary: found.summary,
        reason:
          "Logic without UIKit compiles and runs in tests without a simulator, and cannot touch a view by accident.",
        step: found.step, locations: found.locations, lesson: context.lesson(of: type))
    }
  }

  private func dependence(of index: Int, _ design: Design) -> Dependence? {
    let type = design.facts.types[index]
    let hasLogic = self.hasLogic(index, design)
    let names = type.uikitNames.sorted {
      ($0.value.path, $0.value.line, $0.key) < ($1.value.path, $1.value.line, $1.key)
    }
    if let first = names.first {
      return hasLogic
        ? Dependence(
          summary: "`\(type.name)` uses `\(first.key)`",
          step: "Move what needs UIKit to the view, or hide it behind a protocol.",
          locations: names.map(\.value)) : nil
    }
    guard importsUIKit(type, design.facts) else { return nil }
    if !isBesideViews(index, design.facts) {
      return Dependence(
        summary: "`\(type.name)` imports UIKit without using it",
        step: "Import Foundation instead if that is enough.", locations: [type.location])
    }
    return hasLogic
      ? Dependence(
        summary: "`\(type.name)` shares a file with UIKit code", step: "Give it a file of its own.",
        locations: [type.location]) : nil
  }

  /// Whether any line reads as logic; how many do is not said, so that one guess will do.
  private func hasLogic(_ index: Int, _ design: Design) -> Bool {
    zip(design.facts.atoms, design.duties).contains { atom, duties in
      design.facts.type(of: atom) == index
        && Logic.isLogic(design.isOnlyRead ? atom.duties : duties)
    }
  }

  private func importsUIKit(_ type: TypeFacts, _ facts: ProgramFacts) -> Bool {
    facts.files.contains { $0.path == type.location.path && $0.imports.contains("UIKit") }
  }

  /// Whether another type of the same file needs UIKit.
  private func isBesideViews(_ index: Int, _ facts: ProgramFacts) -> Bool {
    let path = facts.types[index].location.path
    return facts.types.indices.contains { other in
      let type = facts.types[other]
      return other != index && type.location.path == path
        && !(type.uikitNames.isEmpty && type.ancestors.isDisjoint(with: Self.screens))
    }
  }

  private static let screens: Set<String> = ["UIViewController", "UIView"]
}
