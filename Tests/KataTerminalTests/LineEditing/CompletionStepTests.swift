import Testing

@testable import KataTerminal

struct CompletionStepTests {
  private func step(
    _ line: String, at cursor: Int? = nil, word: Range<Int>, _ candidates: [Completion]
  ) -> CompletionStep {
    CompletionStep(
      line: line, cursor: cursor ?? line.utf8.count,
      completions: LineCompletions(word: word, candidates: candidates))
  }

  @Test func finishesTheOnlyCandidateWithABlank() {
    #expect(step("che", word: 0..<3, [Completion("check")]) == .edit(line: "check ", cursor: 6))
  }

  @Test func stepsOverABlankThatIsThere() {
    let done = step("che now", at: 3, word: 0..<3, [Completion("check")])
    #expect(done == .edit(line: "check now", cursor: 6))
  }

  @Test func leavesAFolderOpen() {
    let done = step("cd ~/ka", word: 3..<7, [Completion("~/katas/", isComplete: false)])
    #expect(done == .edit(line: "cd ~/katas/", cursor: 11))
  }

  @Test func extendsAsFarAsAllAgree() {
    let both = [Completion("greeting-mvp"), Completion("greeting-mvvm")]
    #expect(step("gr", word: 0..<2, both) == .edit(line: "greeting-mv", cursor: 11))
    #expect(step("greeting-mv", word: 0..<11, both) == .list(both))
  }

  @Test func extendsChineseInTheMiddleOfALine() {
    let both = [Completion("中华一"), Completion("中华二")]
    #expect(step("读 中 完", at: 7, word: 4..<7, both) == .edit(line: "读 中华 完", cursor: 10))
  }

  @Test func listsWhatAnAliasMeans() {
    // The Chinese word is not the beginning of either command.
    let both = [Completion("check"), Completion("checkpoint")]
    #expect(step("检查", word: 0..<6, both) == .list(both))
  }

  @Test func takesRepeatedCandidatesForOne() {
    let same = [Completion("hint"), Completion("hint", detail: "again")]
    #expect(step("h", word: 0..<1, same) == .edit(line: "hint ", cursor: 5))
  }

  @Test(arguments: [0..<99, 1..<2, -1..<1])
  func refusesAWordThatIsNotInTheLine(word: Range<Int>) {
    #expect(step("世", word: word, [Completion("x")]) == .nothing)
  }

  @Test func doesNothingWithoutCandidates() {
    #expect(step("zzz", word: 0..<3, []) == .nothing)
  }
}
