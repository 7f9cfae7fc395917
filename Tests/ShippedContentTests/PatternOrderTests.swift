import KataContent
import KataCore
import Testing

extension ShippedContentTests {
  /// What the articles say of the patterns, held against the raw scores of our own solutions.
  ///
  /// The stored values are proven by `kata dev check`, which measures them again.
  struct PatternOrderTests {
    @Test func everyPatternDistributesBetterThanTheStarter() throws {
      for (pattern, anchors) in try anchors() {
        #expect(anchors.reference.distribution > anchors.starter.distribution, "\(pattern)")
      }
    }

    @Test(arguments: ["mvp", "mvvm"]) func viperDistributesBest(other: String) throws {
      let anchors = try anchors()
      let viper = try #require(anchors["viper"]).reference
      #expect(try viper.distribution > #require(anchors[other]).reference.distribution)
    }

    @Test func theStarterIsHardestToTest() throws {
      for (pattern, anchors) in try anchors() {
        #expect(anchors.reference.testability > anchors.starter.testability, "\(pattern)")
      }
    }

    @Test func theStarterIsEasiestToWriteAndVIPERHardest() throws {
      let anchors = try anchors()
      let viper = try #require(anchors["viper"]).reference.easeOfUse
      for (pattern, anchors) in anchors {
        #expect(anchors.starter.easeOfUse > anchors.reference.easeOfUse, "\(pattern)")
        if pattern != "viper" { #expect(anchors.reference.easeOfUse > viper, "\(pattern)") }
      }
    }

    private func anchors() throws -> [String: ScoreAnchors] {
      let anchors = try KataShelf(bundledAnd: []).kata("greeting").anchors
      try #require(Set(anchors.keys) == ["mvp", "mvvm", "viper"])
      return anchors
    }
  }
}
