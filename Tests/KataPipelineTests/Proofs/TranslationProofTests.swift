import KataSyntax
import Testing

@testable import KataPipeline

struct TranslationProofTests {
  /// A kata that claims Chinese, and has it as far as `files` say.
  private func problems(
    summaries: String = "\"zh-Hans\": \"茶\", ", files: [String: String]
  ) throws -> [String] {
    let spoilt = try SpoiltKata()
    try spoilt.replace(
      "\"titles\": { \"en\": \"Tea timer\" }",
      with: "\"titles\": { \"en\": \"Tea timer\", \"zh-Hans\": \"茶\" }")
    try spoilt.replace("\"summaries\": {", with: "\"summaries\": { \(summaries)")
    for (path, text) in files { try spoilt.write(text, to: path) }
    return try TranslationProof(kata: spoilt.kata(), parser: FileParser()).problems.map {
      "\($0.subject): \($0.message)"
    }
  }

  private let prose = ["README.zh-Hans.md": "# 茶", "Hints.zh-Hans.md": "# 提示"]
  private let strings = "Sentences/zh-Hans.lproj/Localizable.strings"

  @Test func asksNothingOfAKataInOneLanguage() throws {
    #expect(try TranslationProof(kata: SpoiltKata().kata(), parser: FileParser()).problems.isEmpty)
  }

  @Test func missesBriefHintsAndSummary() throws {
    let found = try problems(summaries: "", files: [:])
    #expect(found.contains("tea-timer, README.zh-Hans.md: is not there"))
    #expect(found.contains("tea-timer, Hints.zh-Hans.md: is not there"))
    #expect(found.contains("tea-timer, kata.json: `summaries` has no \"zh-Hans\""))
  }

  @Test func missesTheFailuresOfSuites() throws {
    let found = try problems(files: prose)
    let subject = "tea-timer, \(strings)"
    #expect(found.contains("\(subject): is missing: open with the remembered count"))
    #expect(found.contains("\(subject): is missing: store the count under \"tea-timer.count\""))
  }

  @Test func takesASentenceThatHoldsTheFailure() throws {
    let text = """
      "open with the remembered count at \\"%@\\"" = "打开";
      """
    let found = try problems(files: prose.merging([strings: text]) { $1 })
    #expect(!found.contains { $0.contains("open with") }, "\(found)")
  }

  @Test func saysOnceThatSentencesCannotBeRead() throws {
    let found = try problems(files: prose.merging([strings: "\"a\" = \"b\"\n\"c\" = ;"]) { $1 })
    #expect(
      found == [
        "tea-timer, \(strings): cannot be read; look for a missing quotation mark or semicolon"
      ])
  }

  @Test func refusesALanguageThatTheProgramDoesNotSpeak() throws {
    let spoilt = try SpoiltKata()
    try spoilt.replace("\"en\": \"Tea timer\"", with: "\"en\": \"Tea timer\", \"fr\": \"Thé\"")
    #expect(
      try TranslationProof(kata: spoilt.kata(), parser: FileParser()).problems.map(\.message)
        == ["`titles` has \"fr\", which the program does not speak; it speaks en, zh-Hans"])
  }
}
