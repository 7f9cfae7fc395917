import KataCore

/// All that the spread of duties over types has to say.
struct SpreadReading: Sendable {
  let types: [TypeReading]
  let massive: [DesignFinding]
  let misplaced: [DesignFinding]
  let settling: [DesignFinding]
  let wrongWay: [DesignFinding]
  /// Types that do too little or too much.
  let sizes: [DesignFinding]

  init(_ design: Design, anchors: ScoreAnchors?, services: Set<String>) {
    types = TypeReader(design: design).readings
    let found = DistributionFindings(
      design: design, types: types, anchors: anchors, services: services)
    (massive, misplaced, settling) = (found.massive, found.misplaced, found.settling)
    (wrongWay, sizes) = (found.wrongWay, found.scattered + found.manyJobs)
  }
}
