import KataCore

/// What mutants, effects and files have to say of testing without a screen.
struct TestabilityFindings {
  let design: Design
  let logic: Logic
  let effects: [Effect]
  let roles: [Role]

  init(design: Design, logic: Logic, effects: [Effect]) {
    (self.design, self.logic, self.effects) = (design, logic, effects)
    roles = MeantRoles(design).roles
  }

  func role(of type: String) -> Role? { design.index.type(type).map { roles[$0] } }

  /// What to read on moving logic out of a screen.
  var lesson: String {
    let architecture = design.table.architecture
    return architecture == .mvc ? "mvp" : architecture.lesson
  }

  /// What keeps a kata's suites from all parts.
  var missingSeam: [DesignFinding] {
    MissingSeam(design: design, roles: roles, lesson: lesson).findings
  }

  /// Where the logic of a screen belongs by its architecture.
  var mediator: Role? {
    let architecture = design.table.architecture
    return architecture == .mvc ? nil : architecture.mediator
  }
}
