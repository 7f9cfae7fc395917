import Testing

extension ShippedContentTests {
  struct FixtureGoalTests {
    @Test(arguments: try FixtureGoal.all())
    func hasTwoSolutionsByOtherHands(goal: FixtureGoal) throws {
      let count = try goal.otherHands()
      #expect(count >= 2, "Fixtures/\(goal.path(.sound)) and its Alternatives hold \(count)")
    }

    @Test func belongsToAShippedKata() throws {
      let known = try FixtureGoal.all().flatMap { [$0.path(.sound), $0.path(.unsound)] }
      let stray = Set(try FixtureGoal.pathsThatAreThere()).subtracting(known)
      #expect(stray == [])
    }
  }
}
