import Foundation
import KataContent
import KataCore
import KataPipeline
import KataWorkspace
import Testing

extension ShippedContentTests {
  /// What a check says where only its verdict would not tell whether it is understood.
  struct DrillMessageTests {
    /// The first failure of a case, for a reference in which a text was replaced, or with a mistake laid over it.
    private func failure(
      _ check: String, of name: String, mistake: String? = nil,
      replacing texts: (String, String) = ("", "")
    ) async throws -> CaseFailure {
      let kata = try KataShelf(bundledAnd: []).kata(name)
      let pattern = kata.patterns[0]
      let shipped = ShippedFiles(of: kata)
      var tree = try shipped.solution(pattern)
      if let mistake = kata.mistakes.first(where: { $0.name == mistake }) {
        tree = try shipped.mistake(mistake, over: tree)
      }
      let files = tree.sourceFiles.map { file in
        SourceFile(path: file.path, text: file.text.replacing(texts.0, with: texts.1))
      }
      let request = CheckRequest(
        kata: kata, pattern: pattern, files: files, findings: [], submission: { name }, seed: 1,
        started: Date(), requiresSandbox: false)
      let attempt = try await CheckPipeline(workshop: .forTests()).check(request) { _ in }.attempt
      let result = attempt.results.first { $0.check.id == check }
      return try #require(result?.failures.first)
    }

    @Test func namesTheDelegateThatAViewShownByTheScreenHolds() async throws {
      let failure = try await failure(
        "Rings.isGoneAfterChoosingASeat", of: "rings", mistake: "picker-holds-delegate")
      #expect(
        failure.actual?.contains("`SeatPicker.delegate` closes a retain cycle") == true,
        "\(failure)")
      #expect(failure.location?.path.description == "Sources/SeatPicker.swift")
    }

    @Test(arguments: [
      (".storage", "another of the eight, whatever the method's name sounds like"),
      (".undecided", "one of the eight"),
    ])
    func asksForAnotherDuty(answer: String, expected: String) async throws {
      let failure = try await failure(
        "Duties.answersFetch", of: "duties",
        replacing: ("\"fetch\": .networking", "\"fetch\": \(answer)"))
      #expect(failure.expected == expected)
      #expect(failure.location?.path.description == "Sources/Solution.swift")
    }

    @Test func saysWhetherSaveIsEnabledInAWord() async throws {
      let failure = try await failure(
        "MVP.viewShowsWhatItIsTold", of: "profile",
        replacing: ("form.saveButton.isEnabled = isEnabled", "_ = isEnabled"))
      #expect(failure.expected == "enabled")
      #expect(failure.actual == "disabled")
    }
  }
}
