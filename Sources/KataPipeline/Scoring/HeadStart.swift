/// What scoring is told by a check of the same files, so that it can begin before there is a verdict.
struct HeadStart: Sendable {
  /// What is checked, and what every build and run of it needs.
  let subject = Announcement<(CheckRequest, CheckStage)>()
  /// The plain form has passed the gates, so the compiler is free for the instrumented one.
  let mayBuild = Announcement<Void>()
  /// Somebody wants the scores.
  let mayRun = Announcement<Void>()
}

extension HeadStart {
  /// The start of somebody who has nothing to wait for.
  init(_ request: CheckRequest, at stage: CheckStage) {
    self.init()
    subject.make((request, stage))
    mayBuild.make()
    mayRun.make()
  }
}
