import KataCore
import Testing

/// What the kata's contract asks of the parts is told with the step that makes them, or soon after.
struct ContractTests {
  @Test(arguments: [
    ("mvp", "GreetingPresenter"), ("mvvm", "GreetingViewModel"), ("viper", "GreetingPresenter"),
  ])
  func namesTheProtocolsOfAPartThatIsStillToBeWritten(pattern: String, part: String) throws {
    let findings = try GreetingProgram.starter(pattern: pattern).findings
    let seam = "Solution: Greeting\(pattern.uppercased())"
    #expect(findings.contains { $0.contract == [part, seam] })
    #expect(findings.contains { $0.contract == ["GreetingRouter"] && $0.home == .router })
    #expect(!findings.contains { $0.rule == .missingSeam })
  }

  @Test func tellsOfTheSeamSecondAtLatestOnceThereIsWhoDecides() throws {
    let program = try GreetingProgram.reference("mvp") { file, text in
      switch file {
      case "Solution.swift":
        text.replacing("enum Solution: GreetingMVP", with: "enum Solution: GreetingScreen")
      case "GreetingScreenPresenter.swift":
        text.replacing(
          "GreetingScreenPresenter: GreetingPresenter", with: "GreetingScreenPresenter")
      default: text
      }
    }
    let findings = try program.findings
    let seam = try #require(findings.prefix(2).first { $0.rule == .missingSeam })
    #expect(seam.level == .essential && seam.detail == "GreetingScreenPresenter")
    #expect(
      seam.contract == ["GreetingScreenPresenter: GreetingPresenter", "Solution: GreetingMVP"])
  }
}
