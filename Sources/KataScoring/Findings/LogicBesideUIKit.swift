import KataCore

/// Finds types whose logic is compiled together with UIKit although no view is involved.
struct LogicBesideUIKit: DesignRule {
  func findings(in context: FindingContext) -> [DesignFinding] {
    let facts = context.facts
    let free = Set(facts.files.filter(\.isUIKitFree).map(\.path))
    let mediators: Set<Role> = [
      .presenter, .viewModel, .interactor, .dataController, .service,
    ]
    return facts.types.indices.filter { type in
      mediators.contains(context.design.roles[type])
        && !facts.types[type].files.allSatisfy(free.contains)
    }
    .map { type in
      DesignFinding(
        .logicBesideUIKit, .advice, type: context.design.name(type),
        summary: "`\(context.design.name(type))` depends on UIKit",
        reason:
          "Logic without UIKit compiles and runs in tests without a simulator, and cannot touch a view by accident.",
        step: "Move the UIKit code to the view, and remove the import.",
        locations: [facts.types[type].location], lesson: context.lesson(of: type))
    }
  }
}
